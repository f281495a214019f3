@_exported import CoreFoundationTypes
@_exported import Foundation
internal import FrameworkSupport
import Synchronization

// The module contains the sounds of `AudioServices`. Sounds of files are played by `pw-play`, `paplay` or `aplay`, and
// those of the system by `canberra-gtk-play`, whichever is installed. Audio queues, units and files are not available.

/// The identifier of a sound.
public typealias SystemSoundID = UInt32

/// The vibration of a phone, which is not played on Linux.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// The result of a function with a file that cannot be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The result of a function with an unknown sound.
public let kAudioServicesBadSystemSoundIDError: OSStatus = 1_633_841_515

private struct SoundTable {
    var files: [SystemSoundID: URL] = [:]
    /// The system's own sounds have smaller identifiers.
    var nextIdentifier: SystemSoundID = 0x1_0000
}

private let sounds = Mutex(SoundTable())

/// Creates a sound of a file.
///
/// - Parameters:
///   - inFileURL: The file.
///   - outSystemSoundID: The place of the sound's identifier.
/// - Returns: 0, or `kAudioServicesSystemSoundUnspecifiedError` if the file cannot be read.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    let url = inFileURL as URL
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
        return kAudioServicesSystemSoundUnspecifiedError
    }
    outSystemSoundID.pointee = sounds.withLock { table in
        let identifier = table.nextIdentifier
        table.nextIdentifier += 1
        table.files[identifier] = url
        return identifier
    }
    return noErr
}

/// Removes a sound.
///
/// - Returns: 0, or `kAudioServicesBadSystemSoundIDError` if there is no such sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    sounds.withLock { $0.files.removeValue(forKey: inSystemSoundID) } == nil
        ? kAudioServicesBadSystemSoundIDError : noErr
}

/// Plays a sound: a file's, or the desktop's sound for messages. Does nothing if no program for it is installed.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    play(inSystemSoundID) {}
}

/// Plays a sound as an alert.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    play(inSystemSoundID) {}
}

/// Plays a sound, and calls a closure at its end.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    play(inSystemSoundID) { inCompletionBlock?() }
}

/// Plays a sound as an alert, and calls a closure at its end.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
    play(inSystemSoundID) { inCompletionBlock?() }
}

private func play(_ sound: SystemSoundID, completion: @escaping @Sendable () -> Void) {
    guard let (program, arguments) = command(for: sound),
        program.start(arguments, completion: { _ in completion() }) != nil
    else { return DispatchQueue.global().async(execute: completion) }
}

private func command(for sound: SystemSoundID) -> (DesktopProgram, [String])? {
    if sound == kSystemSoundID_Vibrate { return nil }
    if let file = sounds.withLock({ $0.files[sound] }) {
        let players = ["pw-play", "paplay", "aplay"].lazy.compactMap { DesktopProgram($0) }
        return players.first.map { ($0, [file.path]) }
    }
    return DesktopProgram("canberra-gtk-play").map { ($0, ["--id=message"]) }
}
