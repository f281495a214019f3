import AdaptiveCards
import Foundation

/// A card as a server sends it.
enum CardSample: String, CaseIterable {
    case expense, flight, order

    var title: String {
        switch self {
        case .expense: "Expense report"
        case .flight: "Flight itinerary"
        case .order: "Food order"
        }
    }

    /// The card, or a card with the error if it cannot be read.
    var card: AdaptiveCard {
        do {
            guard let file = Bundle.module.url(forResource: rawValue, withExtension: "json", subdirectory: "Samples")
            else {
                throw CocoaError(.fileNoSuchFile)
            }
            return try AdaptiveCard(json: Data(contentsOf: file))
        } catch {
            var card = AdaptiveCard()
            card.body = [CardElement(.text(CardTextBlock("\(error)")))]
            return card
        }
    }
}
