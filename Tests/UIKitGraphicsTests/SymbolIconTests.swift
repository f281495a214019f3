import UIKitFixtures
import Foundation
import Synchronization
import Testing

@testable import UIKitGraphics

@Suite("Symbols created from icons")
struct SymbolIconTests {
    /// Returns the sum of the alpha of all pixels.
    private func ink(_ name: String, _ weight: UIImage.SymbolWeight) throws -> Double {
        let style = UIImage.SymbolConfiguration(pointSize: 60, weight: weight)
        let picture = try #require(UIImage(systemName: name, withConfiguration: style)?.cgImage)
        var ink = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width { ink += Int(picture.pixel(x, y).alpha) }
        }
        return Double(ink) / 255
    }

    @Test("every icon exists in the package and has no empty shapes")
    func files() throws {
        for (name, icon) in SymbolIcon.table {
            let drawing = try #require(SymbolIconFiles.drawing(icon.name, in: SymbolIconFiles.folder), "\(name)")
            #expect(drawing.shapes.allSatisfy { !$0.path.boundingBoxOfPath.isEmpty }, "\(name)")
            #expect(icon.omitted < drawing.shapes.count)
        }
    }

    @Test("no symbol is both drawn for this package and created from an icon")
    func names() {
        #expect(Set(SymbolGlyph.drawn.keys).isDisjoint(with: SymbolIcon.table.keys))
        #expect(SymbolGlyph.names.count > 800)
    }

    @Test(
        "each weight paints more than the next lighter one",
        arguments: SymbolIcon.table.filter { $0.value.frame == .none || $0.value.frame == .ring }.keys.sorted()
            .filter { !$0.hasSuffix(".fill") })
    func weights(_ name: String) throws {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        var last = 0.0
        for weight in weights {
            let ink = try ink(name, weight)
            #expect(ink > last, "\(weight)")
            last = ink
        }
    }

    @Test("a heavier sign in a disc leaves less of the disc")
    func disc() throws {
        #expect(try ink("car.circle.fill", .light) > ink("car.circle.fill", .bold))
    }

    @Test("icons and drawn symbols have circles of the same size and line width")
    func proportions() throws {
        let style = UIImage.SymbolConfiguration(pointSize: 100)
        let drawn = try #require(UIImage(systemName: "plus.circle", withConfiguration: style)?.cgImage)
        let icon = try #require(UIImage(systemName: "questionmark.circle", withConfiguration: style)?.cgImage)
        #expect(abs(drawn.width - icon.width) <= 1 && abs(drawn.height - icon.height) <= 1)
        func line(_ picture: CGImage) -> Double {
            (0..<picture.width / 4).reduce(0) { $0 + Double(picture.pixel($1, picture.height / 2).alpha) / 255 }
        }
        #expect(abs(line(drawn) - line(icon)) < 1.2, "\(line(drawn)) and \(line(icon))")
    }

    @Test("an unknown symbol name is logged once")
    func unknown() {
        let warnings = Mutex<[String]>([])
        WarningLog.capture({ text in warnings.withLock { $0.append(text) } }) {
            for _ in 0..<3 { #expect(UIImage(systemName: "symbol.that.is.logged.once") == nil) }
        }
        let mine = warnings.withLock { $0.filter { $0.contains("symbol.that.is.logged.once") } }
        #expect(mine == ["[UIImage] No symbol named 'symbol.that.is.logged.once' found"])
    }

    @Test("a missing icon package is logged once with its name")
    func missing() {
        let warnings = Mutex<[String]>([])
        WarningLog.capture({ text in warnings.withLock { $0.append(text) } }) {
            for _ in 0..<2 { #expect(SymbolIconFiles.drawing("book", in: "/nowhere/at/all") == nil) }
        }
        let mine = warnings.withLock { $0.filter { $0.contains("/nowhere/at/all") } }
        #expect(mine.count == 1 && mine.first?.contains("bootstrap-icons") == true)
    }

    @Test("only symbols named after the reading direction are mirrored in right-to-left layouts")
    func directions() {
        for name in ["arrow.forward", "arrow.uturn.backward", "chevron.forward.circle", "sidebar.trailing"] {
            #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == true)
        }
        for name in ["arrow.right", "arrow.uturn.left", "chevron.right.circle", "forward.fill"] {
            #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == false)
        }
    }
}
