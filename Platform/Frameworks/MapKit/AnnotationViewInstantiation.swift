import UIKit

// Views are created from registered classes, as table cells are: the entry point of a convenience initializer takes the
// dynamic class, so that overrides of `init(annotation:reuseIdentifier:)` need not be `required`. Its mangled name
// depends on the module and the signature, and a test verifies it.

extension MKAnnotationView {
    convenience init(registeredFor annotation: any MKAnnotation, identifier: String) {
        self.init(annotation: annotation, reuseIdentifier: identifier)
    }

    @_silgen_name("$s6MapKit16MKAnnotationViewC13registeredFor10identifierAcA0C0_p_SStcfC")
    private static func makeOfDynamicClass(_ annotation: __owned any MKAnnotation, _ identifier: __owned String)
        -> MKAnnotationView

    /// Returns a new view of a class.
    static func make(
        of type: MKAnnotationView.Type, annotation: any MKAnnotation, reuseIdentifier: String
    ) -> MKAnnotationView {
        type.makeOfDynamicClass(annotation, reuseIdentifier)
    }
}
