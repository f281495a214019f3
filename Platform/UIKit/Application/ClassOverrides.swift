/// Overrides that extensions declare for classes of other modules.
///
/// In Objective-C, a category replaces a method for a class and its subclasses, for example
/// `preferredStatusBarStyle` of all navigation controllers. Swift has no such overrides without Objective-C: for an
/// extension of an imported project, `trestle` writes the overrides into a subclass, whose methods this type copies
/// into the class.
public enum ClassOverrides {
    /// Replaces methods of a class, and of its subclasses that inherit them, by those of a subclass that is never
    /// instantiated.
    ///
    /// Calls of `super` in the methods call the class's own implementation. Calls that the compiler binds to an
    /// implementation do not call the replaced methods: those of `super` in subclasses, and those of final subclasses by
    /// their own type.
    ///
    /// - Parameters:
    ///   - subclass: A class without stored properties that declares only the overrides.
    ///   - plain: Another direct subclass of the same class, without declarations. Both override the inherited
    ///     initializers, which are not replaced.
    public static func install(_ subclass: AnyClass, comparedWith plain: AnyClass) {
        guard let base = _getSuperclass(subclass), _getSuperclass(plain) == base else {
            preconditionFailure("\(subclass) and \(plain) do not have the same superclass")
        }
        let (new, unchanged, table) = (MethodTable(subclass), MethodTable(plain), MethodTable(base))
        let overridden = table.offsets.filter { new[$0] != table[$0] && unchanged[$0] == table[$0] }
        guard !overridden.isEmpty else { return }
        let tables = ClassNames.subclasses(of: base).map(MethodTable.init)
        for offset in overridden {
            let old = table[offset]
            for inherited in tables where inherited[offset] == old { inherited[offset] = new[offset] }
            table[offset] = new[offset]
        }
    }
}

/// The words of a class's metadata after the header: the methods and field offsets of the class and its superclasses,
/// from the root class. The layout is part of Swift's stable ABI (swift/ABI/Metadata.h).
private struct MethodTable {
    private static let classSize = 32
    private static let addressPoint = 36
    private static let headerSize = 56

    private let metadata: UnsafeMutableRawPointer

    init(_ type: AnyClass) { metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self) }

    var offsets: StrideTo<Int> {
        let size = metadata.load(fromByteOffset: Self.classSize, as: UInt32.self)
        let start = metadata.load(fromByteOffset: Self.addressPoint, as: UInt32.self)
        return stride(from: Self.headerSize, to: Int(size) - Int(start), by: MemoryLayout<UInt>.size)
    }

    subscript(offset: Int) -> UInt {
        get { metadata.load(fromByteOffset: offset, as: UInt.self) }
        nonmutating set { metadata.storeBytes(of: newValue, toByteOffset: offset, as: UInt.self) }
    }
}
