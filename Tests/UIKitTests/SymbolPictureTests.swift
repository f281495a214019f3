import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Pictures of symbols")
struct SymbolPictureTests {
    /// A screen with a grid of images, which are made for its scale.
    private func screen(columns: Int, cell: CGSize, _ makeImages: () -> [UIImage]) -> HeadlessScreen {
        let screen = HeadlessScreen(scale: 1, style: .light, safeAreaInsets: .zero)
        let images = makeImages()
        let rows = (images.count + columns - 1) / columns
        screen.resize(to: CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height))
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        for (index, image) in images.enumerated() {
            let view = UIImageView(image: image)
            view.contentMode = .center
            view.tintColor = .black
            view.frame = CGRect(
                x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height,
                width: cell.width, height: cell.height)
            controller.view.addSubview(view)
        }
        screen.show(controller)
        screen.settle()
        return screen
    }

    @Test("all symbols in alphabetical order match their reference image")
    func all() {
        let style = UIImage.SymbolConfiguration(pointSize: 17)
        let screen = screen(columns: 32, cell: CGSize(width: 32, height: 30)) {
            let images = SymbolGlyph.names.compactMap { UIImage(systemName: $0, withConfiguration: style) }
            #expect(images.count == SymbolGlyph.names.count)
            return images
        }
        expectSnapshot(screen, matches: "all")
    }

    @Test("the nine weights match their reference image")
    func weights() {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let names = [
            "star", "book", "bookmark.fill", "cart", "calendar", "house.fill", "arrow.up.circle", "phone.circle.fill",
            "eurosign.circle", "cloud.rain", "person.2", "square.and.pencil", "bell.slash", "pin.slash", "checklist",
            "doc.text.fill", "creditcard", "camera", "map", "gift.fill", "xmark.square.fill", "music.note.list",
        ]
        let screen = screen(columns: 18, cell: CGSize(width: 40, height: 38)) {
            names.flatMap { name in
                weights.compactMap {
                    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: $0))
                }
            }
        }
        expectSnapshot(screen, matches: "weights")
    }

    @Test("monochrome, hierarchical, palette and multicolor symbols match their reference image")
    func colors() {
        typealias Style = UIImage.SymbolConfiguration
        let styles = [
            Style.preferringMonochrome(), Style(hierarchicalColor: .systemBlue),
            Style(paletteColors: [.white, .systemIndigo]), Style(paletteColors: [.systemRed, .systemTeal]),
            Style.preferringMulticolor(),
        ]
        let names = [
            "checkmark.circle.fill", "plus.circle", "xmark.square.fill", "exclamationmark.triangle.fill",
            "person.crop.circle.fill", "phone.circle.fill", "checkmark.shield", "play.rectangle.fill", "bell.badge",
            "text.bubble.fill", "heart.fill",
        ]
        let screen = screen(columns: names.count, cell: CGSize(width: 40, height: 38)) {
            styles.flatMap { style in
                names.compactMap {
                    UIImage(systemName: $0, withConfiguration: Style(pointSize: 24).applying(style))
                }
            }
        }
        expectSnapshot(screen, matches: "colors")
    }
}
