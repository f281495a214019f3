import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@MainActor
@Suite("Screens from nibs and storyboards", .serialized)
struct InterfaceBuilderScreenTests {
    /// The suffixes of the reference images, one for each combination of traits.
    nonisolated static let variants = ["light", "dark", "right-to-left", "large"]

    private func screen(_ variant: String = "light", height: CGFloat = 700, scale: CGFloat = 1) -> HeadlessScreen {
        HeadlessScreen(
            size: CGSize(width: 390, height: height), scale: scale, style: variant == "dark" ? .dark : .light,
            safeAreaInsets: .zero, contentSizeCategory: variant == "large" ? .accessibilityLarge : .large,
            layoutDirection: variant == "right-to-left" ? .rightToLeft : .leftToRight)
    }

    private func show(_ controller: UIViewController, on screen: HeadlessScreen) {
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
    }

    // MARK: Trails

    @Test("Trails has self-sizing cells, headers from a nib and images for light and dark mode", arguments: variants)
    func trails(variant: String) {
        let screen = screen(variant)
        show(TrailsViewController(style: .plain), on: screen)
        expectSnapshot(screen, matches: "trails-\(variant)")
    }

    @Test("a bookmark stays with its trail when cells are reused")
    func bookmark() throws {
        let screen = screen(height: 400)
        let controller = TrailsViewController(style: .plain)
        show(controller, on: screen)
        let cell = try #require(controller.tableView.cellForRow(at: [0, 0]) as? TrailCell)
        screen.tap(cell.bookmarkButton)
        #expect(controller.dataSource.regions[0].trails[0].isBookmarked)
        #expect(cell.bookmarkButton.isSelected)
        controller.tableView.scrollToRow(at: [2, 1], at: .bottom, animated: false)
        screen.settle()
        let last = try #require(controller.tableView.cellForRow(at: [2, 1]) as? TrailCell)
        #expect(!last.bookmarkButton.isSelected)
        controller.tableView.scrollToRow(at: [0, 0], at: .top, animated: false)
        screen.settle()
        let first = try #require(controller.tableView.cellForRow(at: [0, 0]) as? TrailCell)
        #expect(first.bookmarkButton.isSelected)
    }

    @Test("Trails in Trestle shows the same cells in an inset grouped table", arguments: variants)
    func trailsInTrestle(variant: String) {
        let screen = screen(variant)
        show(TrailsFormViewController(), on: screen)
        expectSnapshot(screen, matches: "trails-in-trestle-\(variant)")
    }

    @Test("Trails in Trestle also lists bookmarked trails in a section of their own, where bookmarks can be removed")
    func bookmarkInTrestle() throws {
        let screen = screen()
        let controller = TrailsFormViewController()
        show(controller, on: screen)
        func button(_ indexPath: IndexPath) throws -> UIButton {
            try #require(controller.tableView.cellForRow(at: indexPath) as? TrailCell).bookmarkButton
        }
        screen.tap(try button([1, 0]))
        screen.settle()
        #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
        #expect(try button([1, 0]).isSelected)
        screen.tap(try button([0, 0]))
        screen.settle()
        #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
        #expect(try !button([1, 0]).isSelected)
    }

    // MARK: Home

    @Test("Home shows a lamp, a thermostat and a sensor in prototype cells", arguments: variants)
    func home(variant: String) {
        let screen = screen(variant)
        show(HomeViewController.make(), on: screen)
        expectSnapshot(screen, matches: "home-\(variant)")
    }

    @Test("switches and steppers in prototype cells change their devices, and rows can be deleted by swiping")
    func devices() throws {
        let screen = screen()
        let home = try #require(HomeViewController.make() as? HomeViewController)
        show(home, on: screen)
        let lamp = try #require(home.tableView.cellForRow(at: [0, 1]) as? LampCell)
        screen.tap(lamp.powerSwitch)
        screen.settle()
        #expect(home.rooms[0].devices[1] == .lamp(.init(name: "Ceiling", isOn: true)))
        let thermostat = try #require(home.tableView.cellForRow(at: [0, 2]) as? ThermostatCell)
        let frame = thermostat.stepper.convert(thermostat.stepper.bounds, to: nil)
        screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        screen.settle()
        #expect(home.rooms[0].devices[2] == .thermostat(.init(name: "Radiator", target: 21.5, current: 20.5)))
        #expect(screen.texts.contains("21.5°"))

        let row = home.tableView.convert(home.tableView.rectForRow(at: [0, 0]), to: nil)
        screen.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 180, y: row.midY), duration: 0.3)
        screen.settle()
        screen.tap("Delete")
        screen.settle()
        #expect(home.rooms[0].devices.count == 2)
        // The cell's switch changes the same lamp, which is now in the first row.
        screen.tap(lamp.powerSwitch)
        screen.settle()
        #expect(home.rooms[0].devices[0] == .lamp(.init(name: "Ceiling", isOn: false)))
        screen.tap("Edit")
        screen.settle()
        expectSnapshot(screen, matches: "home-editing")
    }

    // MARK: Reading

    @Test("Reading shows all kinds of static cells in an inset grouped table", arguments: variants)
    func reading(variant: String) {
        let screen = screen(variant)
        show(ReadingSettingsController.make(), on: screen)
        expectSnapshot(screen, matches: "reading-\(variant)")
    }

    @Test("the controls of static cells are outlets and change the settings")
    func settings() throws {
        let screen = screen()
        let reading = try #require(ReadingSettingsController.make() as? ReadingSettingsController)
        show(reading, on: screen)
        #expect(!reading.brightnessSlider.isEnabled)
        screen.tap(reading.matchSwitch)
        screen.settle()
        #expect(!reading.settings.matchesSystem)
        #expect(reading.brightnessSlider.isEnabled)
        let slider = reading.brightnessSlider.convert(reading.brightnessSlider.bounds, to: nil)
        let thumb = slider.minX + slider.width * 0.575
        screen.drag(
            from: CGPoint(x: thumb, y: slider.midY), to: CGPoint(x: slider.maxX - 20, y: slider.midY), duration: 0.3)
        screen.settle()
        #expect(reading.settings.brightness > 0.9)
        screen.tap("XL")
        screen.tap(reading.boldSwitch)
        screen.settle()
        #expect(reading.settings.size == 3)
        #expect(reading.settings.isBold)
        screen.tap("Reset All Settings")
        screen.settle()
        #expect(reading.settings == ReadingSettings())
        #expect(!reading.boldSwitch.isOn)
    }

    @Test("rows push a second level, and the detail button presents a sheet with an unwind segue")
    func levels() throws {
        let screen = screen()
        let reading = try #require(ReadingSettingsController.make() as? ReadingSettingsController)
        show(reading, on: screen)
        screen.tap("Font")
        screen.settle()
        #expect(reading.navigationController?.topViewController is ReadingFontController)
        screen.tap("Charter")
        screen.settle()
        expectSnapshot(screen, matches: "reading-fonts")
        screen.tap("Reading")
        screen.settle()
        #expect(reading.settings.font == "Charter")
        #expect(screen.texts.contains("Charter"))
        screen.tap("Weekly Summary")
        screen.settle()
        #expect(reading.navigationController?.topViewController is ReadingDayController)
        screen.tap("Monday")
        screen.tap("Reading")
        screen.settle()
        #expect(screen.texts.contains("Mondays at 6 pm"))

        let cell = try #require(reading.tableView.cellForRow(at: [2, 0]))
        let frame = cell.convert(cell.bounds, to: nil)
        screen.tap(at: CGPoint(x: frame.maxX - 48, y: frame.midY))
        screen.settle()
        #expect(reading.presentedViewController != nil)
        expectSnapshot(screen, matches: "reading-about")
        screen.tap("Got It")
        screen.settle()
        #expect(reading.presentedViewController == nil)
    }

    // MARK: Garden

    @Test("Garden shows its initial scene", arguments: variants)
    func garden(variant: String) {
        let screen = screen(variant, height: 400)
        show(GardenViewController.make(), on: screen)
        expectSnapshot(screen, matches: "garden-\(variant)")
    }

    @Test("Garden shows a plant with an embedded list of waterings", arguments: variants)
    func plant(variant: String) {
        let screen = screen(variant)
        show(GardenViewController.make(), on: screen)
        screen.tap("Fern")
        screen.settle()
        expectSnapshot(screen, matches: "plant-\(variant)")
    }

    private func opened(_ plant: String) throws -> (HeadlessScreen, GardenViewController, PlantViewController) {
        let screen = screen()
        let garden = try #require(GardenViewController.make() as? GardenViewController)
        show(garden, on: screen)
        screen.tap(plant)
        screen.settle()
        let detail = try #require(garden.navigationController?.topViewController as? PlantViewController)
        return (screen, garden, detail)
    }

    @Test("a watering updates all scenes")
    func water() throws {
        let (screen, garden, detail) = try opened("Fern")
        #expect(detail.title == "Fern")
        #expect(detail.navigationItem.title == "Fern")
        screen.tap("Water Now")
        screen.settle()
        #expect(screen.texts.contains("Today"))
        #expect(garden.garden.plants[3].waterings.first == 0)
        screen.tap("Garden")
        screen.settle()
        #expect(screen.texts.contains("Bathroom"))
    }

    @Test("Save applies the edited values, and Cancel discards them")
    func edit() throws {
        let (screen, garden, detail) = try opened("Aloe")
        screen.tap("Edit")
        screen.settle()
        let sheet = try #require(detail.navigationController?.presentedViewController as? UINavigationController)
        let editor = try #require(sheet.topViewController as? PlantEditorController)
        #expect(editor.nameField.text == "Aloe")
        // The picture does not depend on the dictionaries of the system.
        editor.nameField.autocorrectionType = .no
        screen.tap(editor.nameField)
        screen.settle()
        screen.type(" Vera")
        screen.settle()
        expectSnapshot(screen, matches: "plant-editor")
        screen.tap("Cancel")
        screen.settle()
        #expect(detail.presentedViewController == nil)
        #expect(detail.title == "Aloe")

        screen.tap("Edit")
        screen.settle()
        let second = detail.navigationController?.presentedViewController as? UINavigationController
        let secondEditor = try #require(second?.topViewController as? PlantEditorController)
        screen.tap(secondEditor.nameField)
        screen.settle()
        screen.type(" Vera")
        screen.tap(secondEditor.sunSwitch)
        screen.tap("Save")
        screen.settle()
        #expect(detail.title == "Aloe Vera")
        #expect(screen.texts.contains("Every 21 days, in the shade"))
        screen.tap("Garden")
        screen.settle()
        #expect(screen.texts.contains("Aloe Vera"))
        #expect(garden.garden.plants.count == 5)
    }

    @Test("a new plant is added to the list, and requires a name")
    func add() throws {
        let screen = screen()
        let garden = try #require(GardenViewController.make() as? GardenViewController)
        show(garden, on: screen)
        garden.performSegue(withIdentifier: "AddPlant", sender: nil)
        screen.settle()
        let sheet = try #require(garden.navigationController?.presentedViewController as? UINavigationController)
        let editor = try #require(sheet.topViewController as? PlantEditorController)
        #expect(editor.navigationItem.rightBarButtonItem?.isEnabled == false)
        screen.tap(editor.nameField)
        screen.settle()
        screen.type("Thyme\n")
        screen.settle()
        #expect(editor.placeField.isFirstResponder)
        screen.type("Balcony")
        #expect(editor.navigationItem.rightBarButtonItem?.isEnabled == true)
        screen.tap("Save")
        screen.settle()
        #expect(garden.navigationController?.presentedViewController == nil)
        #expect(garden.tableView.numberOfRows(inSection: 0) == 6)
        #expect(screen.texts.contains("Thyme"))
    }

    @Test("the advice is a popover in compact widths too")
    func tips() throws {
        let (screen, _, detail) = try opened("Monstera")
        detail.performSegue(withIdentifier: "ShowTips", sender: nil)
        screen.settle()
        let tips = try #require(detail.presentedViewController as? PlantTipsController)
        #expect(tips.modalPresentationStyle == .popover)
        #expect(tips.view.bounds.width < 300)
        expectSnapshot(screen, matches: "plant-tips")
        screen.tap(at: CGPoint(x: 200, y: 600))
        screen.settle()
        #expect(detail.presentedViewController == nil)
    }
}
