import Foundation
import Testing

@testable import ProjectImport

@Suite struct MutatedProjectTests {
    @Test("random changes of a project lead to an error or a complete package, never to a trap or a part")
    func randomMutations() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["TRESTLE_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0...UInt64.max)
        let seconds = environment["TRESTLE_FUZZ_SECONDS"].flatMap(Double.init) ?? 2
        print("seed \(seed)")
        var random = SplitMix(state: seed)
        let end = Date().addingTimeInterval(seconds)
        repeat { try mutate(&random, seed) } while Date() < end
    }

    private func mutate(_ random: inout SplitMix, _ seed: UInt64) throws {
        let project = try FixtureProject([
            .app("App", dependencies: ["Kit"], products: ["Local@0"]), .framework("Kit"),
            .tests("AppTests", host: "App"),
        ])
        project.packages = [("Packages/Local", "")]
        try project.writeProject()
        try project.write("import Kit\n@objc class A {}\n", to: "App/A.swift")
        try project.write("{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {}}}", to: "App/Localizable.xcstrings")
        try project.write("public class Model {}\n", to: "Kit/Model.swift")
        try project.write("import XCTest\n", to: "AppTests/Tests.swift")
        let files = ["App.xcodeproj/project.pbxproj", "App/Localizable.xcstrings", "App/A.swift"]
        let path =
            Int.random(in: 0..<4, using: &random) > 0 ? files[0] : files.randomElement(using: &random) ?? files[0]
        var bytes = [UInt8](try Data(contentsOf: project.url(path)))
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let index = Int.random(in: 0..<max(bytes.count, 1), using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.removeSubrange(min(index, bytes.count)...)
            case 1:
                bytes.removeSubrange(
                    min(index, bytes.count)..<min(index + Int.random(in: 1...40, using: &random), bytes.count))
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: min(index, bytes.count))
            default:
                let other = Int.random(in: 0..<max(bytes.count, 1), using: &random)
                if index < bytes.count, other < bytes.count { bytes.swapAt(index, other) }
            }
        }
        try Data(bytes).write(to: project.url(path))
        let before = try project.contents(except: ["Checkout"])
        do {
            let outcome = try project.importPackage()
            for target in outcome.plan.selection.targets {
                #expect(project.exists("Trestle/\(target.module)/Sources.swift"), "seed \(seed)")
            }
            var after = try project.contents(except: ["Checkout", "Trestle"])
            #expect(after.removeValue(forKey: "Package.swift") != nil)
            #expect(after == before, "seed \(seed)")
            for target in outcome.plan.selection.targets {
                _ = try TargetBuild(
                    project: project.projectURL, module: target.module, configuration: "Debug", packageName: "App",
                    workFolder: project.url("work/\(target.module.hashValue)")
                ).run()
            }
        } catch let error as ImportDiagnostic {
            #expect(error.file != nil && !error.message.isEmpty, "seed \(seed)")
            if !project.exists("Package.swift") {
                #expect(try project.contents(except: ["Checkout"]) == before, "seed \(seed)")
            }
        }
        var builder = (try? project.load()).map { ReportBuilder($0) }
        _ = builder?.report().text
    }
}

/// The SplitMix64 generator (Steele, Lea, Flood).
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
