import Trestle
import UIKit

/// A post whose long text is expanded or collapsed.
struct PostRow: Component, Identifiable {
    let post: Post
    let isExpanded: Bool
    let onMore: @MainActor () -> Void

    var id: Post.ID { post.id }

    /// Returns whether two rows show the same content. The handler is not compared.
    static func == (left: PostRow, right: PostRow) -> Bool {
        left.post == right.post && left.isExpanded == right.isExpanded
    }

    func render(in cell: PostCell) {
        cell.show(post, isExpanded: isExpanded)
    }

    func setHandlers(on cell: PostCell) {
        cell.onMore = onMore
    }
}
