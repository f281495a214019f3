#if canImport(SwiftUI)
    import SwiftUI
    import UIKit

    /// A row that displays a SwiftUI view.
    ///
    /// ```swift fragment
    /// Section("Walks") {
    ///     for walk in walks {
    ///         HostingRow(walk) { walk in Label(walk.name, systemImage: "figure.walk") }.id(walk.id)
    ///     }
    /// }
    /// ```
    ///
    /// The view is updated when the value of the row differs from the previous one. SwiftUI views cannot be compared, so that a
    /// row without a value is updated in each render.
    ///
    /// A file that imports SwiftUI and Trestle names the types that both contain with their module: `Trestle.Form`,
    /// `Trestle.Section` and `Trestle.ForEach`.
    @available(iOS 16.0, *)
    public struct HostingRow<Value: Equatable, Content: View>: Component {
        private let value: Value
        @Handler private var content: @MainActor (Value) -> Content

        /// Creates a row that displays a view of a value.
        public init(_ value: Value, @ViewBuilder content: @escaping @MainActor (Value) -> Content) {
            self.value = value
            _content = Handler(wrappedValue: content)
        }

        public func render(in cell: UITableViewCell) {
            cell.contentConfiguration = UIHostingConfiguration { content(value) }
        }
    }

    @available(iOS 16.0, *)
    extension HostingRow where Value == UncomparedContent {
        /// Creates a row that displays a view, which is updated in each render.
        public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
            self.init(UncomparedContent()) { _ in content() }
        }
    }

    /// The value of a ``HostingRow`` that is updated in each render.
    public struct UncomparedContent: Equatable {
        /// Returns `false`.
        public static func == (left: UncomparedContent, right: UncomparedContent) -> Bool { false }
    }
#endif
