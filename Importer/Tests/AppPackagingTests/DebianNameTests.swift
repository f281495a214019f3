import Foundation
import Testing

@testable import AppPackaging

@Suite struct DebianNameTests {
    @Test(
        "names are converted to those of packages",
        arguments: [
            ("Gallery", "gallery"), ("My_App", "my-app"), ("Bücher Regal", "bucher-regal"), ("--a..b--", "a..b"),
            ("App+", "app+"), ("2048", "2048"),
        ])
    func package(_ name: String, _ expected: String) { #expect(DebianName.package(name) == expected) }

    @Test("names of which too little remains have no conversion", arguments: ["", "本", "a", "+-."])
    func noPackage(_ name: String) { #expect(DebianName.package(name) == nil) }

    @Test(
        "versions are converted so that preliminary versions sort before the version",
        arguments: [
            ("1.0", "1.0"), ("2.0 beta 1", "2.0~beta1"), ("v3", "0~v3"), ("1.0-rc/2", "1.0rc2"), ("", "0"), ("ü", "0"),
        ])
    func version(_ text: String, _ expected: String) { #expect(DebianName.version(text) == expected) }
}
