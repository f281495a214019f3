extension UIViewController {
    final func baseChildContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var next: UIViewController? = source.source
        while let controller = next {
            if controller.parent === self { return controller }
            next = controller.parent
        }
        return nil
    }

    final func listsAction(_ action: Selector) -> Bool { ObjCMessage.responds(self, to: action) }
}
