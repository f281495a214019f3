import Foundation
import SourceRewriting
import Testing

@Suite struct RandomSourceTests {
    private static let sources = [
        """
        import UIKit
        @UIApplicationMain
        class A: UIResponder, UIApplicationDelegate {
            @IBOutlet weak var label: UILabel! { didSet { print("x") } }
            @objc(go:) private func go(_ s: Any?) { _ = #selector(go(_:)); _ = #keyPath(A.label) }
            override func f<T: UIView>(_ t: T.Type) { _ = t.init(frame: .zero); _ = T() }
        }
        #if os(iOS) && !DEBUG
        extension A { override func g() { delegate?.tap?(self, on: 1) } }
        #else
        #endif
        """,
        """
        import Foundation
        @objc public protocol P: NSObjectProtocol {
            @objc optional func tap(_ a: A, on b: Int) throws -> [String: (Int) -> Void]
            @objc optional var title: String? { get set }
        }
        open class B: A, P { func tap(_ a: A, on b: Int) {} ; struct C { final class D: NSObject { @objc func h() {} } } }
        class E: B, UITableViewDelegate {}
        class F: E { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { autoreleasepool { Bundle(for: B.self) } } }
        extension UIView { @IBInspectable var c: Int { get { 1 } set { } } }
        """,
    ]

    @Test("random truncations and mutations of sources never trap and keep the line of each original token")
    func mutations() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["TRESTLE_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0...UInt64.max)
        let seconds = environment["TRESTLE_FUZZ_SECONDS"].flatMap(Double.init) ?? 2
        print("RandomSourceTests: TRESTLE_SEED=\(seed)")
        var random = SplitMix(state: seed)
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            let files = Self.sources.enumerated().map {
                SourceFile(path: "/app/\($0).swift", text: Self.mutate($1, using: &random))
            }
            let result = TargetRewriter(options: RewriteOptions(moduleName: "App")).rewrite(files)
            #expect(result.files.count == 2)
            for (file, rewritten) in zip(files, result.files) {
                checkLines(of: file, rewritten, seed: seed)
            }
        }
    }

    /// Compares the line of the marker, which no rule touches, with its line according to the directives.
    private func checkLines(of file: SourceFile, _ rewritten: RewrittenFile, seed: UInt64) {
        let marker = "let marker_at_end = 1"
        // A comment that does not end contains the marker, and may be left out with the code around it.
        guard !file.text.contains("/*"),
            let expected = Self.lines(file.text).lastIndex(where: { $0 == marker })
        else { return }
        var line = 0
        var path = ""
        for text in Self.lines(rewritten.text) {
            if text.hasPrefix("#sourceLocation(file: \"") {
                path = String(text.dropFirst(23).prefix { $0 != "\"" })
                let number = text.split(separator: " ").last?.dropLast()
                line = number.flatMap { Int($0) } ?? 0
                continue
            }
            if path == file.path && text == marker { break }
            line += 1
        }
        #expect(line == expected + 1, "TRESTLE_SEED=\(seed)\n\(file.text)\n----\n\(rewritten.text)")
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func mutate(_ source: String, using random: inout SplitMix) -> String {
        var characters = Array(source)
        let pieces = [
            "{", "}", "(", ")", "@objc ", "\"", "#if os(iOS)\n", "#endif\n", "class X: A {", "/*", "é", "\n",
            "override ", "#selector(", ": P",
        ]
        for _ in 0..<Int.random(in: 0...6, using: &random) where !characters.isEmpty {
            let position = Int.random(in: 0..<characters.count, using: &random)
            switch Int.random(in: 0...4, using: &random) {
            case 0: characters.removeSubrange(position...)
            case 1: characters.remove(at: position)
            case 2: characters.insert(contentsOf: Array(pieces.randomElement(using: &random) ?? ""), at: position)
            case 3:
                let end = Int.random(in: position..<characters.count, using: &random)
                characters.removeSubrange(position..<min(end, position + 40))
            default: characters.swapAt(position, Int.random(in: 0..<characters.count, using: &random))
            }
        }
        return String(characters) + "\nlet marker_at_end = 1\n"
    }

    /// The generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators".
    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}
