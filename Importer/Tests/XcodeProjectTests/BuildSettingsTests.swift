import Foundation
import Testing

@testable import XcodeProject

@Suite("BuildSettings")
struct BuildSettingsTests {
    /// Creates settings from layers, each of which is a list of keys with conditions and values.
    private func settings(
        _ layers: [[(String, String)]], sdk: String = "iphonesimulator", configuration: String = "Debug"
    ) throws -> BuildSettings {
        let origins = BuildConfiguration.Layer.Origin.allCases
        let result = try layers.enumerated().map { index, entries in
            let list = try entries.map { key, value in
                let (name, conditions) = try #require(BuildSetting.parse(key))
                return BuildSetting(name: name, conditions: conditions, value: value, location: nil)
            }
            return BuildConfiguration.Layer(origin: origins[index], settings: list)
        }
        return BuildSettings(layers: result, parameters: BuildParameters(configuration: configuration, sdk: sdk))
    }

    @Test("each layer inherits the value of the next lower one")
    func inheritance() throws {
        let settings = try settings([
            [("FLAGS", "default")], [("FLAGS", "$(inherited) file")], [("OTHER", "x")],
            [("FLAGS", "${inherited} $(FLAGS)")],
        ])
        #expect(settings["FLAGS"] == "default file default file")
        #expect(settings.list("FLAGS") == ["default", "file", "default", "file"])
        #expect(settings["MISSING"] == nil)
    }

    @Test(
        "operators change the value of a variable",
        arguments: [
            ("$(NAME:lower)", "my app 2"), ("$(NAME:upper)", "MY APP 2"), ("$(NAME:c99extidentifier)", "My_App_2"),
            ("$(NAME:rfc1034identifier)", "My-App-2"), ("$(NAME:rfc1034identifier:lower)", "my-app-2"),
            ("$(MISSING:default=$(NAME) or none)", "My App 2 or none"), ("$(NAME:default=none)", "My App 2"),
            ("$(PATH_:file)", "a.swift"), ("$(PATH_:base)", "a"), ("$(PATH_:dir)", "/x/y/"),
            ("$(PATH_:suffix)", ".swift"),
            ("$(WHICH_$(KIND))", "nested"), ("$$(NAME)", "$(NAME)"), ("$NAME", "My App 2"), ("${NAME", "${NAME"),
            ("100$", "100$"), ("$()", ""), ("https:/$()/example.com", "https://example.com"),
        ])
    func operators(text: String, value: String) throws {
        let settings = try settings([
            [("NAME", "My App 2"), ("PATH_", "/x/y/a.swift"), ("KIND", "A"), ("WHICH_A", "nested")]
        ])
        #expect(settings.expand(text) == value)
    }

    @Test("an identifier cannot begin with a digit")
    func identifiers() {
        #expect(SettingOperator.identifier("2048 Game") == "_048_Game")
        #expect(SettingOperator.identifier("Größe-App") == "Größe_App")
    }

    @Test("a conditional setting applies to its SDK, architecture and configuration only")
    func conditions() throws {
        let layer = [
            ("A", "all"), ("A[sdk=iphoneos*]", "device"), ("A[sdk=iphonesimulator*][arch=x86_64]", "simulator"),
            ("B", "all"), ("B[config=Release]", "release"), ("C[sdk=macosx*,arch=*]", "desktop"),
        ]
        let debug = try settings([layer])
        #expect(debug["A"] == "simulator")
        #expect(debug["B"] == "all")
        #expect(debug["C"] == nil)
        let release = try settings([layer], sdk: "iphoneos", configuration: "Release")
        #expect(release["A"] == "device")
        #expect(release["B"] == "release")
        #expect(try settings([layer], sdk: "macosx")["C"] == "desktop")
    }

    @Test(
        "names with invalid conditions are rejected",
        arguments: ["", "A B", "A[sdk", "A[sdk]", "A[=x]", "[sdk=x]", "A[sdk=x]y", "A[sdk=x][", "Ä"])
    func names(key: String) {
        #expect(BuildSetting.parse(key) == nil)
    }

    @Test("variables that refer to each other end, and growth is limited")
    func cycles() throws {
        let cyclic = try settings([[("A", "a$(B)"), ("B", "b$(C)"), ("C", "c$(A)"), ("D", "$(D)$(D)")]])
        #expect(cyclic["A"] == "abc")
        #expect(cyclic["C"] == "cab")
        #expect(cyclic["D"] == "")
        let growing = (0..<64).map { ("X\($0)", "$(X\($0 + 1))$(X\($0 + 1))$(X\($0 + 1))") } + [("X64", "x")]
        #expect(try settings([growing])["X0"]?.utf8.count ?? 0 < 10_000_000)
        let deep = String(repeating: "$(", count: 50_000) + "A" + String(repeating: ")", count: 50_000)
        #expect(try settings([[("A", "x")]]).expand(deep).utf8.count < 200_000)
    }

    @Test("compilation conditions are collected from both settings, and other flags stay")
    func swiftFlags() throws {
        let settings = try settings([
            [
                ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG MOCK"),
                (
                    "OTHER_SWIFT_FLAGS",
                    "-D A -DB -D DEBUG -Xfrontend -strict-concurrency=targeted -enable-upcoming-feature ExistentialAny "
                        + "-enable-experimental-feature Lifetimes -warnings-as-errors -package-name \"my pack\""
                ),
            ]
        ])
        #expect(settings.activeCompilationConditions == ["DEBUG", "MOCK", "A", "B"])
        #expect(settings.otherSwiftFlags == ["-warnings-as-errors", "-package-name", "my pack"])
        #expect(settings.upcomingFeatures == ["ExistentialAny"])
        #expect(settings.experimentalFeatures == ["Lifetimes"])
        #expect(settings.strictConcurrency == .targeted)
        #expect(settings.treatsWarningsAsErrors)
    }

    @Test(
        "the language mode follows the Swift version",
        arguments: [("3.0", .v5), ("4.2", .v5), ("5.0", .v5), ("6.0", .v6), ("6", .v6), ("", .v5)]
            as [(String, SwiftLanguageMode)])
    func languageMode(version: String, mode: SwiftLanguageMode) throws {
        #expect(try settings([[("SWIFT_VERSION", version)]]).swiftLanguageMode == mode)
    }

    @Test("names of features are derived from names of settings, and NO disables one of a group")
    func features() throws {
        let settings = try settings([
            [
                ("SWIFT_APPROACHABLE_CONCURRENCY", "YES"), ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "YES"),
                ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "NO"),
                ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "MIGRATE"),
            ]
        ])
        #expect(
            settings.upcomingFeatures == [
                "DisableOutwardActorInference", "ExistentialAny", "GlobalActorIsolatedTypesUsability",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ])
    }

    @Test("words of lists keep quoted spaces")
    func words() {
        #expect(ShellWords.split(#"a "b c" d\ e 'f "g'  "" "#) == ["a", "b c", "d e", "f \"g", ""])
        #expect(ShellWords.split("\"open") == ["open"])
        #expect(ShellWords.split("end\\") == ["end\\"])
    }
}
