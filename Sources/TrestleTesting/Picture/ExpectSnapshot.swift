import UIKit

/// Expects the screen to look like a kept picture: `__Snapshots__/<test file>/<name>.png` beside the test's source.
///
/// With `TRESTLE_RECORD=1` in the environment the picture is kept instead of compared: look at it before you commit it. A
/// failure writes `<name>.difference.png` beside the kept picture, with actual, expected and difference side by side; where
/// none is kept yet, `<name>.actual.png`.
///
/// - Parameters:
///   - channelTolerance: by how much red, green, blue and alpha of a pixel may differ, 0…255. The default lets through
///     what differs between versions of the drawing libraries and no eye sees.
///   - differingPixels: how many pixels may differ by more.
/// - Returns: whether the picture is as expected.
@MainActor
@discardableResult
public func expectSnapshot(
    _ screen: HeadlessScreen, matches name: String, channelTolerance: Int = 2, differingPixels: Int = 0,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
    expectSnapshot(
        screen.picture, matches: name, channelTolerance: channelTolerance, differingPixels: differingPixels,
        fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects a picture to look like a kept one. See `expectSnapshot(_:matches:)` for screens.
@MainActor
@discardableResult
public func expectSnapshot(
    _ picture: CGImage, matches name: String, channelTolerance: Int = 2, differingPixels: Int = 0,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let kept = ReferenceImage(named: name, testFile: filePath)
    let mode: ReferenceImage.Mode =
        ProcessInfo.processInfo.environment["TRESTLE_RECORD"] == "1" ? .record : .compare
    do {
        let failure = try kept.check(
            picture, mode: mode, channelTolerance: channelTolerance, allowedPixels: differingPixels)
        guard let failure else { return true }
        place.report(failure)
    } catch {
        place.report("The picture \"\(name)\" could not be compared: \(error)")
    }
    return false
}
