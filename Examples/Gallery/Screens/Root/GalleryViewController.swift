import Trestle
import UIKit

/// The root screen: the list of all screens.
final class GalleryViewController: FormViewController {
    init() {
        super.init(style: .insetGrouped)
        title = "Gallery"
    }

    @FormBuilder override var form: Form {
        for group in GalleryScreen.Group.allCases {
            Section(group.rawValue, id: group) {
                for screen in GalleryScreen.all where screen.group == group {
                    SubtitleRow(screen.title, detail: screen.detail, image: screen.icon.image)
                        .id(screen.id)
                        .accessory(.disclosureIndicator)
                        .onSelect(self) { $0.open(screen) }
                }
            }
        }
    }

    private func open(_ screen: GalleryScreen) {
        let controller = screen.make()
        if controller is UISplitViewController {
            // A split view controller is a complete app and cannot be pushed.
            controller.modalPresentationStyle = .fullScreen
            return present(controller, animated: true)
        }
        controller.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(controller, animated: true)
    }
}
