import UIKit

/// The content of a page of the introduction.
struct OnboardingPage: Equatable {
    let imageName: String
    let title: String
    let text: String

    static let all = [
        OnboardingPage(
            imageName: "TrailPeak", title: "Find your trail",
            text: "Search by region, length and difficulty. All maps are available offline."),
        OnboardingPage(
            imageName: "TrailCoast", title: "Know before you go",
            text: "See the weather, the sunset and the tide for each section of the way."),
        OnboardingPage(
            imageName: "TrailWood", title: "Walk together",
            text: "Share your location with friends for a day. It is deleted when you are home."),
    ]
}
