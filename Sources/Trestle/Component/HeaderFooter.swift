/// The header or footer of a section: a title that the table view draws, or a component.
enum HeaderFooter: Equatable {
    case title(String)
    case component(any HeaderFooterComponent)

    init?(_ component: (any HeaderFooterComponent)?) {
        switch component {
        case nil: return nil
        case let title as Title: self = .title(title.text)
        case let component?: self = .component(component)
        }
    }

    /// The title, or `nil` for a component.
    var title: String? {
        if case .title(let title) = self { title } else { nil }
    }

    /// The component, or `nil` for a title.
    var component: (any HeaderFooterComponent)? {
        if case .component(let component) = self { component } else { nil }
    }

    /// Returns whether the view that shows `other` can show this header or footer, so that the section need
    /// not be reloaded.
    func sharesViews(with other: HeaderFooter) -> Bool {
        switch (self, other) {
        case (.title, .title): true
        case (.component(let left), .component(let right)):
            type(of: left) == type(of: right) && left.reuseIdentifier == right.reuseIdentifier
        default: false
        }
    }

    static func == (left: HeaderFooter, right: HeaderFooter) -> Bool {
        switch (left, right) {
        case (.title(let left), .title(let right)): left == right
        case (.component(let left), .component(let right)): left.isEqual(to: right)
        default: false
        }
    }
}
