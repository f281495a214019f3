import UIKit

/// Expects the screen to match a reference image: `__Snapshots__/<test file>/<name>.png` beside the test's
/// source file.
///
/// With the environment variable `TRESTLE_RECORD=1`, the image is recorded instead of compared; review it
/// before you commit it. A failed test writes `<name>.difference.png` beside the reference image, which
/// contains the actual image, the reference image and their difference. If there is no reference image, it
/// writes `<name>.actual.png`.
///
/// - Parameters:
///   - screen: The screen.
///   - name: The name of the reference image, without a path extension.
///   - channelTolerance: The difference up to which the red, green, blue and alpha values of pixels count as
///     equal, from 0 to 255. The default ignores invisible differences between versions of the drawing
///     libraries.
///   - differingPixels: The maximum number of pixels that may differ by more.
///   - fileID: The source location to which a failure is attributed.
///   - filePath: The source location to which a failure is attributed. The reference image is stored beside
///     this file.
///   - line: The source location to which a failure is attributed.
///   - column: The source location to which a failure is attributed.
/// - Returns: Whether the screen matches the reference image.
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

/// Expects an image to match a reference image.
///
/// - SeeAlso: `expectSnapshot(_:matches:channelTolerance:differingPixels:)` for screens.
@MainActor
@discardableResult
public func expectSnapshot(
    _ picture: CGImage, matches name: String, channelTolerance: Int = 2, differingPixels: Int = 0,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
    let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let reference = ReferenceImage(named: name, testFile: filePath)
    let mode: ReferenceImage.Mode =
        ProcessInfo.processInfo.environment["TRESTLE_RECORD"] == "1" ? .record : .compare
    do {
        let failure = try reference.check(
            picture, mode: mode, channelTolerance: channelTolerance, maximumDifferingPixels: differingPixels)
        guard let failure else { return true }
        callSite.report(failure)
    } catch {
        callSite.report("The image \"\(name)\" could not be compared with its reference image: \(error)")
    }
    return false
}
