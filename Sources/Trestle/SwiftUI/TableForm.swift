#if canImport(SwiftUI)
    import SwiftUI
    import UIKit

    /// A SwiftUI view that displays a form in a table view.
    ///
    /// ```swift fragment
    /// struct WalksView: View {
    ///     @State private var walks: [Walk] = []
    ///
    ///     var body: some View {
    ///         TableForm {
    ///             Trestle.Section("Walks") {
    ///                 for walk in walks { Title(walk.name).id(walk.id) }
    ///             }
    ///         }
    ///         .refreshable { walks = await server.walks() }
    ///     }
    /// }
    /// ```
    ///
    /// The form is read with the body of the enclosing view, and is displayed with animation if the transaction of the update
    /// has one. The modifier `refreshable(action:)` adds a refresh control.
    public struct TableForm: UIViewRepresentable {
        private let style: UITableView.Style
        private let form: Form

        /// Creates a view that displays a form in a table of a style.
        public init(style: UITableView.Style = .insetGrouped, @FormBuilder content: () -> Form) {
            self.style = style
            form = content()
        }

        /// The adapter of the table view, and the action of the modifier `refreshable(action:)`.
        @MainActor
        public final class Coordinator {
            fileprivate let adapter = TableAdapter()
            fileprivate var refresh: RefreshAction? {
                didSet {
                    // A refresh control that is in use remains.
                    guard (refresh == nil) != (oldValue == nil) else { return }
                    if refresh == nil {
                        adapter.onRefresh = nil
                    } else {
                        adapter.onRefresh = { [weak self] in
                            if let refresh = self?.refresh { await refresh() }
                        }
                    }
                }
            }
        }

        /// Creates the adapter of the table view.
        public func makeCoordinator() -> Coordinator { Coordinator() }

        /// Creates the table view.
        public func makeUIView(context: Context) -> UITableView {
            let tableView = UITableView(frame: .zero, style: style)
            context.coordinator.adapter.tableView = tableView
            return tableView
        }

        /// Displays the form.
        public func updateUIView(_ tableView: UITableView, context: Context) {
            context.coordinator.refresh = context.environment.refresh
            context.coordinator.adapter.render(form, animated: context.transaction.animation != nil)
        }
    }
#endif
