@testable import UIKit

/// A view that logs the touches it receives.
@MainActor
final class TouchLog: UIView {
    var log: [String] = []
    var touches: [UITouch] = []
    var onTouch: ((String, Set<UITouch>) -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", .began, touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", .moved, touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", .ended, touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", .cancelled, touches)
    }

    private func note(_ word: String, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        let isRight = touches.allSatisfy { $0.phase == phase && $0.view === self }
        log.append(isRight ? word : "\(word), with touches of another phase or view")
        self.touches = Array(touches)
        onTouch?(word, touches)
    }
}
