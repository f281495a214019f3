@_implementationOnly import CGio

/// The conversion from and to GLib's `GVariant`.
extension DBusValue {
    /// Reads a variant. Returns `nil` for a type that D-Bus does not have.
    init?(variant: OpaquePointer) {
        switch g_variant_classify(variant) {
        case G_VARIANT_CLASS_BYTE: self = .byte(g_variant_get_byte(variant))
        case G_VARIANT_CLASS_BOOLEAN: self = .bool(g_variant_get_boolean(variant) != 0)
        case G_VARIANT_CLASS_INT16: self = .int16(g_variant_get_int16(variant))
        case G_VARIANT_CLASS_UINT16: self = .uint16(g_variant_get_uint16(variant))
        case G_VARIANT_CLASS_INT32: self = .int32(g_variant_get_int32(variant))
        case G_VARIANT_CLASS_UINT32: self = .uint32(g_variant_get_uint32(variant))
        case G_VARIANT_CLASS_INT64: self = .int64(Int64(g_variant_get_int64(variant)))
        case G_VARIANT_CLASS_UINT64: self = .uint64(UInt64(g_variant_get_uint64(variant)))
        case G_VARIANT_CLASS_DOUBLE: self = .double(g_variant_get_double(variant))
        case G_VARIANT_CLASS_HANDLE: self = .handle(g_variant_get_handle(variant))
        case G_VARIANT_CLASS_STRING: self = .string(Self.text(of: variant))
        case G_VARIANT_CLASS_OBJECT_PATH: self = .objectPath(Self.text(of: variant))
        case G_VARIANT_CLASS_SIGNATURE: self = .signature(Self.text(of: variant))
        case G_VARIANT_CLASS_VARIANT:
            guard let child = Self.children(of: variant)?.first else { return nil }
            self = .variant(child)
        case G_VARIANT_CLASS_TUPLE:
            guard let members = Self.children(of: variant) else { return nil }
            self = .structure(members)
        case G_VARIANT_CLASS_ARRAY:
            let type = String(cString: g_variant_get_type_string(variant))
            guard let children = Self.children(of: variant) else { return nil }
            if type.hasPrefix("a{") {
                let entries = children.compactMap(\.entry)
                self = .dictionary(entries, of: String(type.dropFirst(2).dropLast()))
            } else {
                self = .array(children, of: String(type.dropFirst()))
            }
        case G_VARIANT_CLASS_DICT_ENTRY:
            // An entry is only visible inside its dictionary, which reads it as a pair.
            guard let members = Self.children(of: variant) else { return nil }
            self = .structure(members)
        default: return nil
        }
    }

    private var entry: DBusEntry? {
        guard case .structure(let members) = self, members.count == 2 else { return nil }
        return DBusEntry(members[0], members[1])
    }

    private static func text(of variant: OpaquePointer) -> String {
        var length: gsize = 0
        guard let bytes = g_variant_get_string(variant, &length) else { return "" }
        return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
            String(decoding: UnsafeBufferPointer(start: $0, count: Int(length)), as: UTF8.self)
        }
    }

    /// Returns the children of a container, or `nil` if D-Bus does not have the type of one.
    private static func children(of variant: OpaquePointer) -> [DBusValue]? {
        var result: [DBusValue] = []
        let count = g_variant_n_children(variant)
        result.reserveCapacity(Int(count))
        for index in 0..<count {
            guard let child = g_variant_get_child_value(variant, index) else { return nil }
            defer { g_variant_unref(child) }
            guard let value = DBusValue(variant: child) else { return nil }
            result.append(value)
        }
        return result
    }

    /// Reads the values of a message, which are the members of a tuple. `nil` means no values.
    static func values(of tuple: OpaquePointer?) -> [DBusValue] {
        guard let tuple, let value = DBusValue(variant: tuple), case .structure(let members) = value else { return [] }
        return members
    }

    /// Creates a variant with a floating reference.
    ///
    /// - Throws: `DBusError` if an object path or a signature is invalid, or if an element does not have the type of its
    ///   array.
    func makeVariant() throws(DBusError) -> OpaquePointer {
        switch self {
        case .byte(let value): return g_variant_new_byte(value)
        case .bool(let value): return g_variant_new_boolean(value ? 1 : 0)
        case .int16(let value): return g_variant_new_int16(value)
        case .uint16(let value): return g_variant_new_uint16(value)
        case .int32(let value): return g_variant_new_int32(value)
        case .uint32(let value): return g_variant_new_uint32(value)
        case .int64(let value): return g_variant_new_int64(gint64(value))
        case .uint64(let value): return g_variant_new_uint64(guint64(value))
        case .double(let value): return g_variant_new_double(value)
        case .handle(let value): return g_variant_new_handle(value)
        case .string(let text): return g_variant_new_string(text)
        case .objectPath(let path):
            guard g_variant_is_object_path(path) != 0 else { throw .invalid("\(path) is not an object path.") }
            return g_variant_new_object_path(path)
        case .signature(let text):
            guard g_variant_is_signature(text) != 0 else { throw .invalid("\(text) is not a signature.") }
            return g_variant_new_signature(text)
        case .variant(let inner): return g_variant_new_variant(try inner.makeVariant())
        case .structure(let members): return try Self.makeTuple(members)
        case .array(let elements, of: let element):
            return try Self.makeArray(of: element) { () throws(DBusError) in
                try Self.variants(of: elements) { $0.typeSignature == element }
            }
        case .dictionary(let entries, of: let entry):
            return try Self.makeArray(of: "{\(entry)}") { () throws(DBusError) in
                try Self.entryVariants(of: entries, signature: entry)
            }
        }
    }

    /// Creates the tuple of a message's values, with a floating reference.
    static func makeTuple(_ values: [DBusValue]) throws(DBusError) -> OpaquePointer {
        let children = try variants(of: values) { _ in true }
        return g_variant_new_tuple(children, gsize(children.count))
    }

    private static func makeArray(
        of element: String, _ children: () throws(DBusError) -> [OpaquePointer?]
    ) throws(DBusError) -> OpaquePointer {
        guard g_variant_is_signature("a" + element) != 0, let type = g_variant_type_new(element) else {
            throw .invalid("\(element) is not the signature of an element.")
        }
        defer { g_variant_type_free(type) }
        let children = try children()
        return g_variant_new_array(type, children, gsize(children.count))
    }

    private static func variants(
        of values: [DBusValue], where isAllowed: (DBusValue) -> Bool
    ) throws(DBusError) -> [OpaquePointer?] {
        var result: [OpaquePointer?] = []
        result.reserveCapacity(values.count)
        do throws(DBusError) {
            for value in values {
                guard isAllowed(value) else {
                    throw DBusError.invalid("An element has the type \(value.typeSignature) and its array another.")
                }
                result.append(try value.makeVariant())
            }
        } catch {
            discard(result)
            throw error
        }
        return result
    }

    private static func entryVariants(
        of entries: [DBusEntry], signature: String
    ) throws(DBusError) -> [OpaquePointer?] {
        var result: [OpaquePointer?] = []
        do throws(DBusError) {
            for entry in entries {
                guard entry.key.typeSignature + entry.value.typeSignature == signature else {
                    throw DBusError.invalid("An entry does not have the type \(signature) of its dictionary.")
                }
                let key = try entry.key.makeVariant()
                do throws(DBusError) {
                    result.append(g_variant_new_dict_entry(key, try entry.value.makeVariant()))
                } catch {
                    discard([key])
                    throw error
                }
            }
        } catch {
            discard(result)
            throw error
        }
        return result
    }

    /// Frees variants that nothing refers to yet.
    private static func discard(_ variants: [OpaquePointer?]) {
        for case let variant? in variants { g_variant_unref(g_variant_ref_sink(variant)) }
    }
}
