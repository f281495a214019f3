import AdaptiveCards
import Foundation

/// Draws cards into PNG files: light, dark, and with large text. `trestle cards check --previews` runs it.
///
/// The first argument is the output folder, and the others are JSON files of cards. `--host-config` and a file before them determine the
/// appearance. The program prints the path of each image, and reports files that it cannot read.
@main
struct CardPreviews {
    @MainActor
    static func main() async {
        do {
            try await drawCards()
        } catch {
            report("\(error)")
            exit(EXIT_FAILURE)
        }
    }

    @MainActor
    private static func drawCards() async throws {
        var arguments = CommandLine.arguments.dropFirst()
        var hostConfig = HostConfig()
        if arguments.first == "--host-config", let path = arguments.dropFirst().first {
            hostConfig = try HostConfig(json: Data(contentsOf: URL(fileURLWithPath: path)))
            arguments = arguments.dropFirst(2)
        }
        guard let folder = arguments.first, arguments.count > 1 else {
            report("usage: CardPreviews [--host-config FILE] FOLDER FILE...")
            exit(64)
        }
        var names = PreviewNames()
        var hasFailed = false
        for path in arguments.dropFirst() {
            let file = URL(fileURLWithPath: path)
            let card: AdaptiveCard
            do {
                card = try AdaptiveCard(json: Data(contentsOf: file))
            } catch {
                report("\(path): \(error)")
                hasFailed = true
                continue
            }
            let name = names.name(for: file)
            for variant in CardPreview.Variant.allCases {
                let image = URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(variant.rawValue).png")
                try await CardPreview(card, variant, hostConfig: hostConfig).write(to: image)
                print(image.path)
            }
        }
        if hasFailed { exit(EXIT_FAILURE) }
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
