import AVKit
import Foundation
import ScreenDriver
import Testing

@Suite struct MediaTests {
    @Test("a picture's rectangle fits in another one with its aspect ratio")
    func fittingRect() {
        let inside = CGRect(x: 10, y: 20, width: 100, height: 100)
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 4, height: 2), insideRect: inside)
                == CGRect(x: 10, y: 45, width: 100, height: 50))
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 1, height: 4), insideRect: inside)
                == CGRect(x: 47.5, y: 20, width: 25, height: 100))
    }

    @Test("cameras and microphones are denied and not found")
    func devices() async {
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        #expect(await !AVCaptureDevice.requestAccess(for: .audio))
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(!AVCaptureSession().canAddOutput(AVCaptureOutput()))
    }

    @Test("times are fractions of seconds")
    func times() {
        #expect(CMTime(value: 3, timescale: 2).seconds == 1.5)
        #expect(CMTime(seconds: 1.25, preferredTimescale: 600).value == 750)
        #expect(CMTime.invalid.seconds.isNaN && !CMTime.indefinite.isValid)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        #expect((CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4)).seconds == 0.75)
        #expect(CMTime(value: 1, timescale: 2) < CMTime(value: 3, timescale: 4))
    }
}

extension ScreenTests {
    @Suite @MainActor struct PlayerTests {
        private let url = URL(string: "https://example.com/a.mp4")!

        @Test("playing fails with a notification")
        func player() async {
            let player = AVPlayer(url: url)
            #expect(player.currentItem?.status == .failed)
            var error: AVError?
            let observer = NotificationCenter.default.addObserver(
                forName: .AVPlayerItemFailedToPlayToEndTime, object: player.currentItem, queue: nil
            ) { notification in
                let found = notification.userInfo?[AVPlayerItemFailedToPlayToEndTimeErrorKey] as? AVError
                MainActor.assumeIsolated { error = found }
            }
            player.play()
            #expect(player.rate == 0)
            #expect(await eventually { error == AVError(.decoderNotFound) })
            NotificationCenter.default.removeObserver(observer)
            #expect(throws: AVError(.decoderNotFound)) { try AVAudioPlayer(data: Data()) }
        }

        @Test("a video opens in the desktop's program")
        func playerScreen() {
            let screen = HeadlessScreen()
            let root = UIViewController()
            screen.show(root)
            let controller = AVPlayerViewController()
            controller.player = AVPlayer(url: url)
            root.present(controller, animated: false)
            screen.settle()
            screen.tap("Open")
            #expect(screen.openedURLs == [url])
            screen.tap("Done")
            screen.settle()
            #expect(root.presentedViewController == nil)
        }
    }

    @Suite @MainActor struct SpeechTests {
        private final class Delegate: NSObject, AVSpeechSynthesizerDelegate {
            var events: [String] = []

            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
                events.append("start \(utterance.speechString)")
            }

            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
                events.append("finish \(utterance.speechString)")
            }

            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
                events.append("cancel \(utterance.speechString)")
            }
        }

        private let delegate = Delegate()
        private let synthesizer = AVSpeechSynthesizer()

        init() { synthesizer.delegate = delegate }

        @Test("texts are spoken one after the other")
        func order() async throws {
            let programs = try FakePrograms(["spd-say": ""])
            await programs.use {
                let first = AVSpeechUtterance(string: "one")
                first.voice = AVSpeechSynthesisVoice(language: "de-DE")
                synthesizer.speak(first)
                synthesizer.speak(AVSpeechUtterance(string: "-two"))
                #expect(synthesizer.isSpeaking)
                #expect(await eventually { !synthesizer.isSpeaking })
            }
            #expect(delegate.events == ["start one", "finish one", "start -two", "finish -two"])
            #expect(
                programs.runs(of: "spd-say").contains([
                    "--wait", "--rate", "0", "--pitch", "0", "--volume", "100", "--language", "de", "--", "one",
                ]))
        }

        @Test("speech that is stopped is canceled with the texts that wait")
        func stop() async throws {
            let programs = try FakePrograms(["espeak-ng": "exec sleep 20"])
            await programs.use {
                synthesizer.speak(AVSpeechUtterance(string: "one"))
                synthesizer.speak(AVSpeechUtterance(string: "two"))
                #expect(await eventually { !programs.runs(of: "espeak-ng").isEmpty })
                #expect(synthesizer.stopSpeaking(at: .immediate))
            }
            #expect(delegate.events == ["start one", "cancel one"])
            #expect(!synthesizer.isSpeaking && !synthesizer.stopSpeaking(at: .word))
        }

        @Test("without a speech program, texts are canceled")
        func missingProgram() async throws {
            try await FakePrograms([:]).use {
                synthesizer.speak(AVSpeechUtterance(string: "one"))
                #expect(delegate.events.isEmpty)
                #expect(await eventually { delegate.events == ["cancel one"] })
            }
        }
    }
}
