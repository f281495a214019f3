import UIKitFixtures
import Foundation
import RandomRuns
import Testing

@testable import UIKitGraphics

@Suite("Invalid asset catalogs", .serialized)
struct AssetDamageTests {
    @Test(
        "an error in a set is logged once with its file, and the set provides no image",
        arguments: [
            (#"{"images":[{"filename":"gone.png","idiom":"universal"}]}"#, "gone.png"),
            (#"{"images":[{"filename":"../secret.png","idiom":"universal"}]}"#, "../secret.png"),
            (#"{"images":[{"filename":"..","idiom":"universal"}]}"#, "\"..\""),
            (#"{"images":[{"filename":"text.png","idiom":"universal"}]}"#, "text.png"),
            (#"{"images":[{"filename":"drawing.pdf","idiom":"universal"}]}"#, "drawing.pdf cannot be displayed"),
            (#"{"images":[{"filename":1,"idiom":"universal"}]}"#, "images.[0].filename"),
            (#"{"images": [ }"#, "Contents.json"), ("", "Contents.json"), ("[]", "Contents.json"),
            (String(repeating: " ", count: 1_000_001), "too large"),
        ])
    func broken(_ contents: String, _ reason: String) throws {
        let folder = try TemporaryFolder([
            "A.xcassets/Set.imageset/Contents.json": contents, "A.xcassets/secret.png": "",
            "A.xcassets/Set.imageset/text.png": "no picture", "A.xcassets/Set.imageset/drawing.pdf": "%PDF",
        ])
        let bundle = try #require(Bundle(url: folder.url))
        let warnings = AssetFixture.warnings(about: folder.url) {
            for _ in 0..<2 { #expect(UIImage(named: "Set", in: bundle, compatibleWith: nil) == nil) }
        }
        #expect(warnings.count == 1, "\(warnings)")
        #expect(warnings.allSatisfy { $0.contains(reason) && $0.contains("Set.imageset") }, "\(warnings)")
    }

    @Test("missing files, empty sets, and catalogs that are files or circular links are tolerated")
    func missing() throws {
        let folder = try TemporaryFolder([
            "A.xcassets/None.imageset/file.txt": "", "B.xcassets": "a file",
            "A.xcassets/No.imageset/Contents.json": #"{"images":[]}"#, "A.xcassets/No.dataset/Contents.json": "{}",
            "A.xcassets/No.colorset/Contents.json":
                #"{"colors":[{"idiom":"universal","color":{"color-space":"lab"}}]}"#,
        ])
        let round = folder.url.appendingPathComponent("A.xcassets/Round")
        try FileManager.default.createSymbolicLink(
            at: round, withDestinationURL: folder.url.appendingPathComponent("A.xcassets"))
        let bundle = try #require(Bundle(url: folder.url))
        let warnings = AssetFixture.warnings(about: folder.url) {
            for name in ["None", "No", "Round"] {
                #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil)
                #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == nil)
                #expect(NSDataAsset(name: name, bundle: bundle) == nil)
            }
        }
        #expect(warnings.count == 2, "\(warnings)")
        #expect(warnings.contains { $0.contains("None.imageset/Contents.json is missing") }, "\(warnings)")
    }

    @Test("an image with caps larger than itself is not sliced")
    func slicing() throws {
        let caps = #""cap-insets":{"left":3,"right":3,"top":0,"bottom":0}"#
        let folder = try TemporaryFolder([
            "A.xcassets/Set.imageset/Contents.json":
                #"{"images":[{"filename":"a.png","idiom":"universal","resizing":{"mode":"9-part",\#(caps)}}]}"#
        ])
        try folder.write(
            Data(contentsOf: AssetFixture.folder.appendingPathComponent("Assets.xcassets/Device.imageset/pad.png")),
            to: "A.xcassets/Set.imageset/a.png")
        let bundle = try #require(Bundle(url: folder.url))
        let warnings = AssetFixture.warnings(about: folder.url) {
            #expect(UIImage(named: "Set", in: bundle, compatibleWith: nil)?.capInsets == .zero)
        }
        #expect(warnings.count == 1)
    }

    @Test("randomly damaged Contents.json files do not crash the app")
    func randomDamage() throws {
        let sets = ["Badge.imageset", "Shapes/Bubble.imageset", "Ink.colorset", "Mark.colorset", "Bridges.dataset"]
        let originals = try sets.map {
            try Data(contentsOf: AssetFixture.folder.appendingPathComponent("Assets.xcassets/\($0)/Contents.json"))
        }
        let pieces = [
            "null", "\"\"", "-1", "1e400", "{}", "[]", "\"..\"", "\"0xZZ\"", "\"nan\"", "99999999999", "true", "\"3x\"",
            ",", "\"",
        ]
        try repeatRandomly(60) { seed, numbers in
            let folder = try TemporaryFolder()
            for (set, original) in zip(sets, originals) {
                var text = Array(String(decoding: original, as: UTF8.self))
                for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                    let start = Int.random(in: 0..<text.count, using: &numbers)
                    // Half of the changes replace a whole value, so that the result often remains valid
                    // JSON.
                    if Bool.random(using: &numbers), let colon = text[start...].firstIndex(of: ":"),
                        let end = text[colon...].firstIndex(where: { ",\n".contains($0) })
                    {
                        text.replaceSubrange(colon + 1..<end, with: pieces.randomElement(using: &numbers) ?? "")
                    } else {
                        let end = min(text.count, start + Int.random(in: 0...6, using: &numbers))
                        text.replaceSubrange(start..<end, with: pieces.randomElement(using: &numbers) ?? "")
                    }
                }
                try folder.write(Data(String(text).utf8), to: "A.xcassets/\(set)/Contents.json")
                let from = AssetFixture.folder.appendingPathComponent("Assets.xcassets/\(set)")
                for file in AppResources.contents(of: from) where file.lastPathComponent != "Contents.json" {
                    try folder.write(Data(contentsOf: file), to: "A.xcassets/\(set)/\(file.lastPathComponent)")
                }
            }
            let bundle = try #require(Bundle(url: folder.url))
            _ = AssetFixture.warnings(about: folder.url) {
                for traits in [AssetFixture.light, AssetFixture.dark, UITraitCollection(displayScale: 3)] {
                    for name in ["Badge", "Bubble"] {
                        let image = UIImage(named: name, in: bundle, compatibleWith: traits)
                        guard let image else { continue }
                        #expect(image.size.width > 0 && image.size.width <= 60, "TRESTLE_SEED=\(seed)")
                        let wide = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 30)).image { _ in
                            image.draw(in: CGRect(x: 0, y: 0, width: 50, height: 30))
                        }
                        #expect(wide.cgImage != nil)
                    }
                    for name in ["Ink", "Mark"] {
                        let color = UIColor(named: name, in: bundle, compatibleWith: nil)?.components(with: traits)
                        #expect(color?.red.isFinite != false, "TRESTLE_SEED=\(seed)")
                    }
                }
                _ = NSDataAsset(name: "Bridges", bundle: bundle)
            }
        }
    }
}
