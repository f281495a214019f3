import Testing
import TrestleTesting

@testable import UIKit

final class HouseListController: UITableViewController {
    var houses = ["Stark", "Lannister", "Tyrell"]
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { houses.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "House") ?? UITableViewCell()
        cell.textLabel?.text = houses[indexPath.row]
        cell.detailTextLabel?.text = "House number \(indexPath.row + 1)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did select") }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "")")
        guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell),
            let detail = segue.destination as? HouseDetailController
        else { return }
        detail.house = houses[path.row]
    }

    @IBAction func toggleEditing(_ sender: UIBarButtonItem) { setEditing(!isEditing, animated: true) }

    @IBAction func unwindToHouses(_ segue: UIStoryboardSegue) {
        log.append("unwind \(segue.identifier ?? "")")
        if let form = segue.source as? HouseFormController, let name = form.nameField?.text { houses.append(name) }
        tableView.reloadData()
    }

    override class var objcMembers: [ObjCMember] {
        super.objcMembers + [
            .method("toggleEditing:", HouseListController.toggleEditing),
            .method("unwindToHouses:", HouseListController.unwindToHouses),
        ]
    }
}

final class HouseDetailController: UIViewController {
    var house = ""
    weak var nameLabel: UILabel!
    var backButton: UIButton?
    var embedded: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = house
        nameLabel?.text = "House \(house)"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "EmbedFacts" { embedded = segue.destination }
    }
}

final class HouseFormController: UIViewController, UITextFieldDelegate {
    var nameField: UITextField!
    var saveButton: UIButton!

    @IBAction func nameChanged(_ sender: UITextField) { saveButton?.isEnabled = sender.hasText }

    override class var objcMembers: [ObjCMember] {
        super.objcMembers + [.method("nameChanged:", HouseFormController.nameChanged)]
    }
}

@MainActor
@Suite("Storyboards", .serialized)
struct StoryboardTests {
    private func open() throws -> (screen: HeadlessScreen, list: HouseListController, tabs: UITabBarController) {
        let tabs = try #require(
            try NibFixture.storyboard("Houses").viewController() as? UITabBarController)
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        let list = try #require(navigation.viewControllers.first as? HouseListController)
        let screen = HeadlessScreen()
        screen.show(tabs)
        screen.settle()
        return (screen, list, tabs)
    }

    @Test("a storyboard begins with its initial controller, and containers hold the related controllers")
    func initial() throws {
        let (screen, list, tabs) = try open()
        #expect(tabs.viewControllers?.count == 2)
        #expect(list.tableView.dataSource === list)
        #expect(list.storyboard != nil)
        #expect(list.tableView.numberOfRows(inSection: 0) == 3)
        expectSnapshot(screen, matches: "storyboard-list")
    }

    @Test("a tap on a row performs its prototype's segue before the delegate call")
    func rowSegue() throws {
        let (screen, list, _) = try open()
        screen.tap("Lannister")
        screen.settle()
        #expect(list.log == ["prepare ShowHouse", "did select"])
        let detail = try #require(list.navigationController?.topViewController as? HouseDetailController)
        #expect(detail.house == "Lannister")
        #expect(detail.children == [try #require(detail.embedded)])
        expectSnapshot(screen, matches: "storyboard-detail")
    }

    @Test("an unwind segue returns to the controller with its action, from a stack and from a sheet")
    func unwind() throws {
        let (screen, list, _) = try open()
        screen.tap("Stark")
        screen.settle()
        screen.tap("Back to all")
        screen.settle()
        #expect(list.navigationController?.topViewController === list)
        #expect(list.log == ["prepare ShowHouse", "did select", "unwind BackToAll"])
        list.performSegue(withIdentifier: "AddHouse", sender: nil)
        screen.settle()
        let form = try #require(list.presentedViewController as? HouseFormController)
        #expect(form.modalPresentationStyle == .formSheet)
        #expect(form.nameField.delegate === form)
        // The picture does not depend on the dictionaries of the system.
        form.nameField.autocorrectionType = .no
        screen.tap(form.nameField)
        screen.settle()
        screen.type("Martell")
        expectSnapshot(screen, matches: "storyboard-form")
        screen.tap("Save")
        screen.settle()
        #expect(list.presentedViewController == nil)
        #expect(list.houses.last == "Martell")
        #expect(list.log.last == "unwind SaveHouse")
    }

    @Test("a static table shows the storyboard's cells with their heights")
    func staticTable() throws {
        let facts = try #require(
            try NibFixture.storyboard("Houses").viewController(identifier: "Facts") as? UITableViewController)
        #expect(facts.tableView.style == .insetGrouped)
        #expect(facts.tableView.numberOfSections == 2)
        let screen = HeadlessScreen()
        screen.show(facts)
        screen.settle()
        #expect(facts.tableView.rectForRow(at: [0, 1]).height == 80)
        expectSnapshot(screen, matches: "storyboard-static")
    }

    @Test("controllers of a storyboard are deallocated, whether or not their views were loaded")
    func lifetime() throws {
        weak var tabs: UITabBarController?
        weak var list: HouseListController?
        weak var detail: UIViewController?
        weak var unloaded: UIViewController?
        try {
            let (screen, shown, bar) = try open()
            screen.tap("Tyrell")
            screen.settle()
            (tabs, list, detail) = (bar, shown, shown.navigationController?.topViewController)
            unloaded = (bar.viewControllers?.last as? UINavigationController)?.viewControllers.first
            #expect(detail?.isViewLoaded == true)
            #expect(unloaded?.isViewLoaded == false)
            screen.show(UIViewController())
            screen.settle()
        }()
        #expect(tabs == nil)
        #expect(list == nil)
        #expect(detail == nil)
        #expect(unloaded == nil)
    }

    @Test("a creator block creates the controller with a custom initializer")
    func creator() throws {
        final class Custom: UIViewController {
            let number: Int
            init?(coder: NSCoder, number: Int) {
                self.number = number
                super.init(coder: coder)
            }
            required init?(coder: NSCoder) { nil }
        }
        let storyboard = try NibFixture.storyboard("Houses")
        let controller: Custom = storyboard.instantiateViewController(identifier: "Detail") {
            Custom(coder: $0, number: 7)
        }
        #expect(controller.number == 7)
        #expect(controller.navigationItem.title == "House")
    }
}
