import Trestle
import UIKit

/// A post whose long text is expanded or collapsed.
struct PostRow: Component, Identifiable {
    let post: Post
    let isExpanded: Bool
    @Handler var onMore: @MainActor () -> Void

    var id: Post.ID { post.id }

    func render(in cell: PostCell) {
        cell.show(post, isExpanded: isExpanded)
    }

    func setHandlers(on cell: PostCell) {
        cell.onMore = onMore
    }
}
