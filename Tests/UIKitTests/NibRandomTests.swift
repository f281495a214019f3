import UIKitFixtures
import Foundation
import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

/// A mutable element of a nib that can be written as XML.
private final class MutableElement {
    var name: String
    var attributes: [(name: String, value: String)]
    var text: String
    var children: [MutableElement]

    init(_ element: NibElement) {
        name = element.name
        attributes = element.attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        children = element.children.map(MutableElement.init)
    }

    private init(copying other: MutableElement) {
        name = other.name
        attributes = other.attributes
        text = other.text
        children = other.children.map(MutableElement.init(copying:))
    }

    func copy() -> MutableElement { MutableElement(copying: self) }

    /// The element and its descendants.
    var all: [MutableElement] { [self] + children.flatMap(\.all) }

    func write(into xml: inout String) {
        xml += "<\(name)"
        for (name, value) in attributes { xml += " \(name)=\"\(MutableElement.escape(value))\"" }
        xml += ">\(MutableElement.escape(text))"
        for child in children { child.write(into: &xml) }
        xml += "</\(name)>\n"
    }

    private static func escape(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "\n", with: "&#10;")
    }
}

@MainActor
@Suite("Random damage to nibs", .serialized)
struct NibRandomTests {
    private static let values = [
        "0", "-1", "1", "3", "1e9", "-1e9", "1e308", "nan", "inf", "-0.0", "0.000001", "99999999999999999999", "YES",
        "NO", "", "x", "1:0", "0:1", "1e9:1e-9", "zzz", "-1", "-2", "ÄÖ\u{301}", "widthClass=regular", "prominent",
        "fill", "center", "UICTFontTextStyleBody", "star.fill", "system", "custom", "2147483648", "-32769", "100000",
    ]

    private func mutate(
        _ root: MutableElement, with pool: [MutableElement], _ numbers: inout SeededGenerator
    ) {
        let all = root.all
        guard let element = all.dropFirst().randomElement(using: &numbers),
            let parent = all.first(where: { $0.children.contains { $0 === element } }),
            let position = parent.children.firstIndex(where: { $0 === element })
        else { return }
        switch Int.random(in: 0..<14, using: &numbers) {
        case 0: parent.children.remove(at: position)
        case 1: parent.children.insert(element.copy(), at: position)
        case 2: parent.children.swapAt(position, .random(in: 0..<parent.children.count, using: &numbers))
        case 3:
            guard !element.attributes.isEmpty else { return }
            element.attributes.remove(at: .random(in: 0..<element.attributes.count, using: &numbers))
        case 4...8:
            guard !element.attributes.isEmpty else { return }
            let index = Int.random(in: 0..<element.attributes.count, using: &numbers)
            element.attributes[index].value = NibRandomTests.values.randomElement(using: &numbers) ?? ""
        case 9:
            // The value of the same attribute of another element.
            guard let attribute = element.attributes.indices.randomElement(using: &numbers) else { return }
            let name = element.attributes[attribute].name
            let others = pool.flatMap(\.attributes).filter { $0.name == name }
            element.attributes[attribute].value = others.randomElement(using: &numbers)?.value ?? ""
        case 10:
            guard let other = pool.randomElement(using: &numbers) else { return }
            for attribute in other.attributes where !element.attributes.contains(where: { $0.name == attribute.name }) {
                element.attributes.append(attribute)
            }
        case 11: element.name = pool.randomElement(using: &numbers)?.name ?? element.name
        default:
            guard let piece = pool.randomElement(using: &numbers) else { return }
            element.children.insert(
                piece.copy(), at: .random(in: 0...element.children.count, using: &numbers))
        }
    }

    /// Returns the XML of a damaged fixture, and whether it is a storyboard.
    private func damaged(
        _ fixtures: [(root: NibElement, isStoryboard: Bool)], _ numbers: inout SeededGenerator
    ) -> (xml: Data, isStoryboard: Bool) {
        guard let (root, isStoryboard) = fixtures.randomElement(using: &numbers),
            let other = fixtures.randomElement(using: &numbers)
        else { return (Data(), false) }
        let element = MutableElement(root)
        let pool = MutableElement(other.root).all.filter { $0.name != "document" }
        for _ in 0..<Int.random(in: 1...12, using: &numbers) { mutate(element, with: pool, &numbers) }
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        element.write(into: &xml)
        var bytes = Array(xml.utf8)
        if Int.random(in: 0..<20, using: &numbers) == 0 {
            bytes.removeLast(.random(in: 1..<bytes.count, using: &numbers))
        }
        return (Data(bytes), isStoryboard)
    }

    private func show(
        _ xml: Data, isStoryboard: Bool, in folder: TemporaryFolder, _ screen: HeadlessScreen,
        _ numbers: inout SeededGenerator
    ) throws {
        let file = isStoryboard ? "Random.storyboard" : "Random.xib"
        try folder.write(xml, to: file)
        let url = folder.url.appendingPathComponent(file)
        try NibFailure.catching { () throws(NibError) in
            let controller: UIViewController
            if isStoryboard {
                controller = try UIStoryboard(contentsOf: url).viewController()
            } else {
                controller = OwnedController()
                let objects = try UINib(contentsOf: url).objects(withOwner: controller)
                if let view = objects.first(where: { $0 is UIView }) as? UIView, controller.viewIfLoaded == nil {
                    controller.view = view
                }
                if controller.viewIfLoaded == nil { controller.view = UIView() }
            }
            screen.show(controller)
            screen.advance(by: 0.1)
            interact(screen, &numbers)
            screen.resize(to: CGSize(width: 1024, height: 700))
            screen.advance(by: 0.1)
            interact(screen, &numbers)
            _ = screen.picture
        }
    }

    /// Interacts randomly with the screen, mostly by touching controls and cells.
    private func interact(_ screen: HeadlessScreen, _ numbers: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 0...6, using: &numbers) {
            let size = screen.window?.bounds.size ?? HeadlessScreen.phoneSize
            let position = CGPoint(
                x: .random(in: 0..<size.width, using: &numbers), y: .random(in: 0..<size.height, using: &numbers))
            switch Int.random(in: 0..<10, using: &numbers) {
            case 0..<5:
                let targets = screen.views(UIControl.self) + screen.views(UITableViewCell.self)
                let rect = targets.randomElement(using: &numbers).flatMap { screen.visibleRect(of: $0) }
                screen.tap(at: rect.map { CGPoint(x: $0.midX, y: $0.midY) } ?? position)
            case 5: screen.longPress(at: position)
            case 6: screen.type("Ä1\n")
            case 7: screen.drag(from: position, to: CGPoint(x: position.y / 2, y: position.x * 2))
            default: screen.tap(at: position)
            }
            screen.advance(by: 0.6)
        }
    }

    @Test("random damage to nibs never traps: errors are thrown, and the rest is shown")
    func randomDamage() throws {
        let fixtures = try NibFixture.all.map {
            (root: try NibReader.read(contentsOf: $0), isStoryboard: $0.pathExtension == "storyboard")
        }
        let folder = try TemporaryFolder()
        var outcomes = (shown: 0, thrown: 0)
        try WarningLog.capture({ _ in }) {
            try repeatRandomly(24) { _, numbers in
                let (xml, isStoryboard) = damaged(fixtures, &numbers)
                let screen = HeadlessScreen()
                do {
                    try show(xml, isStoryboard: isStoryboard, in: folder, screen, &numbers)
                    outcomes.shown += 1
                } catch is NibError {
                    outcomes.thrown += 1
                }
            }
        }
        #expect(outcomes.shown > 0)
        print("damaged nibs: \(outcomes.shown) shown, \(outcomes.thrown) thrown")
    }
}
