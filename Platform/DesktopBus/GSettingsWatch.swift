@_implementationOnly import CGio

/// The settings of a GSettings schema, and their changes. It ends when it is released.
package final class GSettingsWatch: Sendable {
    private let settings: BusPointer

    private init(settings: BusPointer) {
        self.settings = settings
    }

    deinit {
        BusThread.shared.run { [settings] in
            let object = UnsafeMutableRawPointer(settings.pointer)
            g_signal_handlers_disconnect_matched(object, G_SIGNAL_MATCH_FUNC, 0, 0, nil, Self.changeFunction, nil)
            g_object_unref(object)
        }
    }

    /// Reads the settings of a schema, and follows their changes. GLib would end the process if the schema or a key were
    /// missing, so both are looked up first.
    ///
    /// - Parameters:
    ///   - schema: The schema's name, such as `org.gnome.desktop.interface`.
    ///   - keys: The names of the settings. Those that the schema lacks are ignored.
    ///   - handler: A closure that receives the name and the new value of a changed setting.
    /// - Returns: The watch and the present values, or `nil` if the schema is not installed.
    package static func start(
        schema: String, keys: [String], handler: @escaping @MainActor @Sendable (String, DBusValue) -> Void
    ) async -> (watch: GSettingsWatch, values: [String: DBusValue])? {
        await withCheckedContinuation { continuation in
            BusThread.shared.run {
                guard let settings = open(schema) else { return continuation.resume(returning: nil) }
                let known = keys.filter { settings.hasKey($0) }
                let receiver = SettingReceiver(keys: Set(known), handler: handler)
                g_signal_connect_data(
                    UnsafeMutableRawPointer(settings.object.pointer), "changed",
                    unsafeBitCast(change, to: GCallback.self),
                    Box(receiver).retained(), { data, _ in Box<SettingReceiver>.release(data) },
                    GConnectFlags(rawValue: 0))
                // GSettings reports only the changes of settings that have been read after the signal was connected.
                var values: [String: DBusValue] = [:]
                for key in known { values[key] = value(of: key, in: settings.object.pointer) }
                continuation.resume(returning: (GSettingsWatch(settings: settings.object), values))
            }
        }
    }

    private struct OpenSettings {
        let object: BusPointer
        let hasKey: (String) -> Bool
    }

    private static func open(_ name: String) -> OpenSettings? {
        guard let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, name, 1)
        else { return nil }
        defer { g_settings_schema_unref(schema) }
        // A schema without a path belongs to many objects, whose path only their owner knows.
        guard g_settings_schema_get_path(schema) != nil, let settings = g_settings_new_full(schema, nil, nil) else {
            return nil
        }
        let names = g_settings_schema_list_keys(schema)
        defer { g_strfreev(names) }
        var known: Set<String> = []
        var index = 0
        while let name = names?[index] {
            known.insert(String(cString: name))
            index += 1
        }
        return OpenSettings(object: BusPointer(pointer: OpaquePointer(settings)), hasKey: known.contains)
    }

    private static func value(of key: String, in settings: OpaquePointer) -> DBusValue? {
        guard let variant = g_settings_get_value(UnsafeMutablePointer(settings), key) else { return nil }
        defer { g_variant_unref(variant) }
        return DBusValue(variant: variant)
    }

    private struct SettingReceiver: Sendable {
        let keys: Set<String>
        let handler: @MainActor @Sendable (String, DBusValue) -> Void
    }

    private typealias Change =
        @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void

    private static let change: Change = { settings, key, data in
        guard let settings, let key = key.map({ String(cString: $0) }),
            let receiver = Box<SettingReceiver>.content(of: data), receiver.keys.contains(key),
            let value = GSettingsWatch.value(of: key, in: settings)
        else { return }
        onMainActor { receiver.handler(key, value) }
    }

    /// The function of the signal handler, by which it is found again.
    private static var changeFunction: UnsafeMutableRawPointer {
        unsafeBitCast(change, to: UnsafeMutableRawPointer.self)
    }
}
