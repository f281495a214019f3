import Trestle

extension Recipe {
    /// The rows above the ingredients.
    var overview: [AnyComponent] {
        [AnyComponent(HeadingRow(title: title, summary: summary))]
            + facts.map { AnyComponent(ValueRow($0.name, value: $0.value)) }
    }

    var toggleTitle: String { isComplete ? "Uncheck All" : "Check All" }
}
