import CoreText
import Foundation
import Testing
import UIKit

@Suite("Registration of fonts", .serialized)
struct FontManagerTests {
    /// A font that other tests do not register: the file of the boxes, with a name of the same length.
    private func font(named name: String) throws -> Data {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../UIKitGraphicsTests/Fonts/TrestleBoxes.ttf").standardized
        var data = try Data(contentsOf: file)
        for (old, new) in [("TrestleBoxes", name), ("Trestle Boxes", "Trestle \(name.suffix(5))")] {
            for encoding in [String.Encoding.ascii, .utf16BigEndian] {
                let (old, new) = (try #require(old.data(using: encoding)), try #require(new.data(using: encoding)))
                while let place = data.range(of: old) { data.replaceSubrange(place, with: new) }
            }
        }
        return data
    }

    @Test("a font from data is available by name once it is registered")
    func font() throws {
        let provider = try #require(CGDataProvider(data: try font(named: "TrestleCubes") as NSData))
        let font = try #require(CGFont(provider))
        let name = try #require(font.postScriptName as String?)
        #expect(name == "TrestleCubes-Regular" && font.numberOfGlyphs > 0 && font.unitsPerEm > 0)
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error == nil)
        #expect(UIFont(name: name, size: 20)?.pointSize == 20)
        let registered = try #require(CGFont(name as NSString))
        #expect(registered.unitsPerEm == font.unitsPerEm && registered.numberOfGlyphs == font.numberOfGlyphs)
        #expect(!CTFontManagerRegisterGraphicsFont(registered, &error))
        #expect(error?.takeRetainedValue() != nil)
    }

    @Test("the fonts of files are registered, and files that are none are reported")
    func files() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try font(named: "TrestleDices").write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(CTFontManagerRegisterFontsForURL(file as NSURL, .process, nil))
        #expect(UIFont.familyNames.contains("Trestle Dices"))
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: #filePath) as NSURL, .process, &error))
        #expect("\(try #require(error).takeRetainedValue().localizedDescription)".contains("contains no font"))
        #expect(!CTFontManagerRegisterFontsForURL(file as NSURL, .persistent, nil))
        var failures = 0
        let files = [file as NSURL, URL(fileURLWithPath: #filePath) as NSURL] as NSArray
        CTFontManagerRegisterFontURLs(files, .process, true) { errors, isDone in
            failures = errors.count
            return isDone
        }
        #expect(failures == 1)
    }

    @Test("data that is no font, and unknown names, make no font")
    func unknown() throws {
        let text = try #require(CGDataProvider(data: Data("text".utf8) as NSData))
        #expect(CGFont(text) == nil)
        #expect(CGFont("NoSuchFont-Regular" as NSString) == nil)
        #expect(CGFont("Inter-Bold" as NSString)?.fullName == "Inter Bold" as NSString)
    }
}
