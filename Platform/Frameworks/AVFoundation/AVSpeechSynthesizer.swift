internal import FrameworkSupport
import Foundation

/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The default rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// The point at which speech ends.
public enum AVSpeechBoundary: Int, Sendable {
    /// Immediately.
    case immediate = 0
    /// After a word. Speech ends immediately on Linux.
    case word = 1
}

/// A voice. The speech program chooses one of the language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// The language, such as `en-US`.
    public final let language: String

    /// Creates the voice of a language, by default the user's.
    public init?(language languageCode: String?) {
        language = languageCode ?? Self.currentLanguageCode()
    }

    /// Returns the user's language.
    open class func currentLanguageCode() -> String {
        Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
    }

    /// Returns the voices, which are not known.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// A text to speak.
@preconcurrency @MainActor
open class AVSpeechUtterance: NSObject {
    /// The text.
    public final let speechString: String
    /// The voice, or `nil` for the default one.
    open var voice: AVSpeechSynthesisVoice?
    /// The speed, from 0 to 1.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch, from 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// The pause before the text in seconds. Stored only.
    open var preUtteranceDelay: TimeInterval = 0
    /// The pause after the text in seconds. Stored only.
    open var postUtteranceDelay: TimeInterval = 0

    /// Creates a text.
    public init(string: String) {
        speechString = string
    }
}

/// A speaker of texts.
///
/// Texts are spoken by `spd-say` or `espeak-ng`, one after the other. If neither is installed, or if it fails, the
/// delegate is notified of the cancellation of the text.
@preconcurrency @MainActor
open class AVSpeechSynthesizer: NSObject {
    /// The object that is notified of events.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?

    private var waiting: [AVSpeechUtterance] = []
    private var current: (utterance: AVSpeechUtterance, program: DesktopProgram.Running)?

    /// Creates a speaker.
    public override nonisolated init() {
        super.init()
    }

    /// Whether a text is spoken or waits.
    open var isSpeaking: Bool { current != nil || !waiting.isEmpty }

    /// Whether speech is paused, which is `false`: it cannot be paused.
    open var isPaused: Bool { false }

    /// Speaks a text after those that wait.
    open func speak(_ utterance: AVSpeechUtterance) {
        waiting.append(utterance)
        if current == nil { speakNext() }
    }

    /// Ends speech, and discards the texts that wait.
    ///
    /// - Returns: Whether a text was spoken.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        waiting = []
        guard let (utterance, program) = current else { return false }
        current = nil
        program.terminate()
        if let cancel = SpeechCommand.cancel { cancel.program.start(cancel.arguments) }
        delegate?.speechSynthesizer(self, didCancel: utterance)
        return true
    }

    /// Pauses speech. Returns `false`, because it cannot be paused.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    /// Resumes speech. Returns `false`, because it cannot be paused.
    @discardableResult
    open func continueSpeaking() -> Bool { false }

    private func speakNext() {
        guard !waiting.isEmpty else { return }
        let utterance = waiting.removeFirst()
        let command = SpeechCommand(utterance)
        let program = command?.program.start(command?.arguments ?? []) { [weak self] result in
            Task { @MainActor in self?.didEnd(utterance, isSuccess: result.status == 0) }
        }
        guard let program else {
            // After the current event, as in the case of success.
            Task {
                delegate?.speechSynthesizer(self, didCancel: utterance)
                speakNext()
            }
            return
        }
        current = (utterance, program)
        delegate?.speechSynthesizer(self, didStart: utterance)
    }

    private func didEnd(_ utterance: AVSpeechUtterance, isSuccess: Bool) {
        guard current?.utterance === utterance else { return }
        current = nil
        if isSuccess {
            delegate?.speechSynthesizer(self, didFinish: utterance)
        } else {
            delegate?.speechSynthesizer(self, didCancel: utterance)
        }
        speakNext()
    }
}

/// A command that speaks a text.
struct SpeechCommand {
    let program: DesktopProgram
    let arguments: [String]

    /// The command that ends speech in the background, which `spd-say` needs.
    static var cancel: SpeechCommand? { DesktopProgram("spd-say").map { SpeechCommand($0, ["--cancel"]) } }

    private init(_ program: DesktopProgram, _ arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    /// Creates the command for a text. Returns `nil` if no speech program is installed.
    @MainActor
    init?(_ utterance: AVSpeechUtterance) {
        let language = utterance.voice?.language.split(separator: "-").first.map(String.init)
        let speed = Double(utterance.rate - AVSpeechUtteranceDefaultSpeechRate) * 2
        let pitch = log2(Double(max(0.5, min(2, utterance.pitchMultiplier))))
        let volume = Double(max(0, min(1, utterance.volume)))
        if let program = DesktopProgram("spd-say") {
            // From -100 to 100.
            var arguments = [
                "--wait", "--rate", "\(Int(speed * 100))", "--pitch", "\(Int(pitch * 100))", "--volume",
                "\(Int(volume * 200) - 100)",
            ]
            if let language { arguments += ["--language", language] }
            self.init(program, arguments + ["--", utterance.speechString])
        } else if let program = DesktopProgram("espeak-ng") {
            // In words per minute, from 0 to 99, and from 0 to 200.
            var arguments = [
                "-s", "\(Int(175 * pow(2, speed)))", "-p", "\(Int(50 + pitch * 49))", "-a", "\(Int(volume * 100))",
            ]
            if let language { arguments += ["-v", language] }
            self.init(program, arguments + ["--", utterance.speechString])
        } else {
            return nil
        }
    }
}

/// An object that is notified of events of speech. All methods are optional.
@preconcurrency @MainActor
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Tells the delegate that a text begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Tells the delegate that a text has ended.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Tells the delegate that a text was stopped or could not be spoken.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Tells the delegate that speech is paused. Never called on Linux.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// Tells the delegate that speech is resumed. Never called on Linux.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// Tells the delegate about the next word. Never called on Linux.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
