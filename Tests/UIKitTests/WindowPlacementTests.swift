import Foundation
import RandomRuns
import Testing

@testable import UIKit

@Suite("The placement of windows")
struct WindowPlacementTests {
    private typealias Area = WindowPlacement.Area

    /// Two displays beside each other, of which the first has a panel at its top.
    private let displays = [
        WindowPlacement.Area(x: 0, y: 30, width: 1920, height: 1050),
        WindowPlacement.Area(x: 1920, y: 0, width: 1280, height: 1024),
    ]

    private func frame(_ x: Int, _ y: Int, _ width: Int = 400, _ height: Int = 800) -> WindowPlacement.Area {
        WindowPlacement.frame(
            width: width, height: height, at: WindowPlacement.Position(x: x, y: y), in: displays)
    }

    @Test("a window on a display keeps its place")
    func visible() {
        #expect(frame(100, 50) == Area(x: 100, y: 50, width: 400, height: 800))
        #expect(frame(2000, 100) == Area(x: 2000, y: 100, width: 400, height: 800))
    }

    @Test("a window over an edge is moved into the display with most of it")
    func edges() {
        #expect(frame(-50, 0) == Area(x: 0, y: 30, width: 400, height: 800))
        #expect(frame(1800, 500) == Area(x: 1920, y: 224, width: 400, height: 800))
        #expect(frame(1600, 500) == Area(x: 1520, y: 280, width: 400, height: 800))
    }

    @Test("a window on a display that is gone appears on the first one, and a larger one gets its size")
    func missingDisplay() {
        #expect(frame(5000, -900) == Area(x: 1520, y: 30, width: 400, height: 800))
        #expect(frame(100, 100, 3000, 2000) == Area(x: 0, y: 30, width: 1920, height: 1050))
        let unknown = WindowPlacement.frame(
            width: 10, height: 20, at: WindowPlacement.Position(x: 1, y: 2), in: [])
        #expect(unknown == Area(x: 1, y: 2, width: 10, height: 20))
    }

    @Test("a window is always inside one display")
    func random() {
        repeatRandomly(500) { seed, random in
            let (x, y) = (Int.random(in: -4000...6000, using: &random), Int.random(in: -4000...6000, using: &random))
            let (width, height) = (
                Int.random(in: 160...3000, using: &random), Int.random(in: 160...3000, using: &random)
            )
            let frame = frame(x, y, width, height)
            let isInside = displays.contains { display in
                frame.x >= display.x && frame.y >= display.y && frame.x + frame.width <= display.x + display.width
                    && frame.y + frame.height <= display.y + display.height
            }
            #expect(isInside, "seed \(seed): \(frame)")
        }
    }

    private func placement(_ width: Double, _ height: Double, isMaximized: Bool = false) -> WindowPlacement {
        WindowPlacement(size: CGSize(width: width, height: height), position: nil, isMaximized: isMaximized)
    }

    @Test("the size before maximizing is kept, whether the new size is reported first or last")
    func maximizing() {
        var sizeFirst = RecentPlacements(placement(300, 400))
        sizeFirst.update(to: placement(390, 844))
        sizeFirst.update(to: placement(1920, 1050))
        sizeFirst.windowWasMaximized(hasNewSize: true)
        #expect(sizeFirst.current == placement(390, 844, isMaximized: true))
        var sizeLast = RecentPlacements(placement(300, 400))
        sizeLast.update(to: placement(390, 844))
        sizeLast.windowWasMaximized(hasNewSize: false)
        sizeLast.update(to: placement(1920, 1050, isMaximized: true))
        #expect(sizeLast.current == placement(390, 844, isMaximized: true))
        sizeLast.update(to: placement(390, 844))
        #expect(sizeLast.current == placement(390, 844))
    }
}

@Suite("The stored scenes of an app")
struct SceneStateFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func makeFile(
        _ information: [String: Any] = ["CFBundleIdentifier": "org.example.Notes"], _ variables: [String: String] = [:]
    ) -> SceneStateFile? {
        SceneStateFile(information: information) { variables[$0] ?? ($0 == "XDG_STATE_HOME" ? folder.path : nil) }
    }

    @Test("scenes are read as they were written")
    func roundTrip() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try #require(makeFile())
        #expect(file.read().isEmpty)
        let placement = WindowPlacement(
            size: CGSize(width: 390.5, height: 844), position: WindowPlacement.Position(x: -20, y: 300),
            isMaximized: true)
        let scenes = [
            StoredScene(identifier: "a", placement: placement), StoredScene(identifier: "b"),
        ]
        file.write(scenes)
        #expect(file.read() == scenes)
        #expect(file.url.path == folder.path + "/org.example.Notes/scenes.plist")
    }

    @Test("values that no window can have are ignored")
    func invalid() {
        let valid: [String: Any] = ["width": 390.0, "height": 844.0, "x": 1, "y": 2]
        #expect(WindowPlacement(propertyList: valid)?.position == WindowPlacement.Position(x: 1, y: 2))
        for (key, value) in [("width", -1.0), ("height", 1e9), ("width", .nan)] as [(String, Double)] {
            #expect(WindowPlacement(propertyList: valid.merging([key: value]) { $1 }) == nil)
        }
        #expect(WindowPlacement(propertyList: valid.merging(["x": Int.max]) { $1 })?.position == nil)
        #expect(WindowPlacement(propertyList: ["width": "wide"]) == nil)
        #expect(WindowPlacement(propertyList: [1, 2]) == nil)
    }

    @Test("a state with which the app could not be launched is not restored again")
    func crashedLaunch() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try #require(makeFile())
        var scene = StoredScene(identifier: "a", placement: placement)
        scene.activity = Data([1])
        file.write([scene])
        #expect(file.readForLaunch() == [scene])
        file.launchDidEnd()
        #expect(file.readForLaunch() == [scene])
        #expect(file.readForLaunch() == [StoredScene(identifier: "a", placement: placement)])
        file.write([scene])
        file.launchDidEnd()
        #expect(file.readForLaunch() == [scene])
    }

    private var placement: WindowPlacement {
        WindowPlacement(size: CGSize(width: 300, height: 400), position: nil, isMaximized: false)
    }

    @Test("a damaged file has no scenes")
    func damaged() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try #require(makeFile())
        file.write([StoredScene(identifier: "a")])
        let data = try Data(contentsOf: file.url)
        try data.prefix(data.count / 2).write(to: file.url)
        #expect(file.read().isEmpty)
        try Data("<plist><array/></plist>".utf8).write(to: file.url)
        #expect(file.read().isEmpty)
    }

    @Test("apps without an identifier, with an impossible one, or with the setting, have no file")
    func disabled() {
        #expect(makeFile([:]) == nil)
        #expect(makeFile(["CFBundleIdentifier": "../other"]) == nil)
        #expect(makeFile(["CFBundleIdentifier": ".."]) == nil)
        #expect(makeFile(["CFBundleIdentifier": "org.example.Notes"], ["TRESTLE_STATE": "none"]) == nil)
    }

    @Test("the folder is that of the user's states, by default in the home folder")
    func folders() {
        let information = ["CFBundleIdentifier": "a"]
        let home = SceneStateFile(information: information) { $0 == "HOME" ? "/home/ada" : nil }
        #expect(home?.url.path == "/home/ada/.local/state/a/scenes.plist")
        let variables = ["HOME": "/h", "XDG_STATE_HOME": "states"]
        let relative = SceneStateFile(information: information) { variables[$0] }
        #expect(relative?.url.path == "/h/.local/state/a/scenes.plist")
    }

    @Test("a scene's session has the identifier of the last launch") @MainActor
    func session() {
        let hosting = ApplicationHosting(
            application: UIApplication(), host: HeadlessHost(metrics: ScreenMetrics()),
            storedScenes: [StoredScene(identifier: "notes")])
        defer { hosting.tearDown() }
        #expect(hosting.application.openSessions.map(\.persistentIdentifier) == ["notes"])
    }
}
