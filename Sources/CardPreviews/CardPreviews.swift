import AdaptiveCards
import Foundation

/// Draws cards into PNG files: light, dark, and with large text. `trestle cards check --previews` runs it.
///
/// The first argument is the output folder, and the others are JSON files of cards. `--host-config` and a file before them determine the
/// appearance. The program prints the path of each image.
@main
struct CardPreviews {
    @MainActor
    static func main() async throws {
        var arguments = CommandLine.arguments.dropFirst()
        var hostConfig = HostConfig()
        if arguments.first == "--host-config", let path = arguments.dropFirst().first {
            hostConfig = try HostConfig(json: Data(contentsOf: URL(fileURLWithPath: path)))
            arguments = arguments.dropFirst(2)
        }
        guard let folder = arguments.first, arguments.count > 1 else {
            FileHandle.standardError.write(Data("usage: CardPreviews [--host-config FILE] FOLDER FILE...\n".utf8))
            exit(64)
        }
        var names = PreviewNames()
        for path in arguments.dropFirst() {
            let file = URL(fileURLWithPath: path)
            let card = try AdaptiveCard(json: Data(contentsOf: file))
            let name = names.name(for: file)
            for variant in CardPreview.Variant.allCases {
                let image = URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(variant.rawValue).png")
                try await CardPreview(card, variant, hostConfig: hostConfig).write(to: image)
                print(image.path)
            }
        }
    }
}
