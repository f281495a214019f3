import AudioToolbox
import Foundation
import Testing

extension ScreenTests {
    @Suite @MainActor struct AudioServicesTests {
        @Test("the sound of a file is played by the first player that is installed")
        func fileSound() async throws {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".wav")
            try Data([1]).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            var sound: SystemSoundID = 0
            #expect(AudioServicesCreateSystemSoundID(file as CFURL, &sound) == noErr)
            let programs = try FakePrograms(["aplay": "", "canberra-gtk-play": ""])
            await programs.use {
                AudioServicesPlaySystemSound(sound)
                #expect(await eventually { programs.runs(of: "aplay") == [[file.path]] })
                AudioServicesPlaySystemSound(1007)
                #expect(await eventually { programs.runs(of: "canberra-gtk-play") == [["--id=message"]] })
            }
            #expect(AudioServicesDisposeSystemSoundID(sound) == noErr)
            #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesBadSystemSoundIDError)
        }

        @Test("a missing file is an error, and a missing player calls the closure")
        func failures() async throws {
            var sound: SystemSoundID = 7
            let file = URL(fileURLWithPath: "/nonexistent.wav")
            #expect(
                AudioServicesCreateSystemSoundID(file as CFURL, &sound) == kAudioServicesSystemSoundUnspecifiedError)
            #expect(sound == 7)
            try await FakePrograms([:]).use {
                await withCheckedContinuation { continuation in
                    AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { continuation.resume() }
                }
            }
        }
    }
}
