import AdaptiveCards
import Trestle
import TrestleCards
import UIKit

/// Cards that a server describes: a report, an itinerary and an order in files, and those of the example server.
final class CardsViewController: FormViewController {
    init() {
        super.init(style: .insetGrouped)
        title = "Adaptive Cards"
    }

    @FormBuilder override var form: Form {
        Section(id: "samples") {
            for sample in CardSample.allCases {
                DisclosureRow(sample.title).id(sample).destination { Self.screen(of: sample) }
            }
        }
        Section("From a server") {
            for card in ServerCard.allCases {
                SubtitleRow(card.title, detail: card.detail).row.id(card).accessory(.disclosureIndicator)
                    .destination { card.makeScreen() }
            }
        }
    }

    /// Creates the screen of a card, which displays the data that it would send to the server.
    static func screen(of sample: CardSample) -> UIViewController {
        let screen = SubmittingScreen()
        let configuration = CardConfiguration { screen.show($0) }
        let controller = CardViewController(card: sample.card, configuration: configuration)
        controller.title = sample.title
        screen.controller = controller
        return controller
    }
}

/// The screen that displays what has been submitted.
@MainActor
private final class SubmittingScreen {
    weak var controller: UIViewController?

    func show(_ submission: CardSubmission) {
        let json = String(decoding: submission.data.encoded(indentation: 2), as: UTF8.self)
        let alert = UIAlertController(title: "Submitted", message: json, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller?.present(alert, animated: true)
    }
}
