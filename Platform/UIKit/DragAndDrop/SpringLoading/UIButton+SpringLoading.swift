extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether the button does what it does on a tap when a drag rests on it.
    public final var isSpringLoaded: Bool {
        get { springLoading != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let springLoading {
                removeInteraction(springLoading)
            } else {
                addInteraction(ButtonSpringLoading())
            }
        }
    }

    private var springLoading: ButtonSpringLoading? {
        interactions.lazy.compactMap { $0 as? ButtonSpringLoading }.first
    }
}

/// The spring-loading of a button that it was asked for by name: apart from those that an app adds itself.
private final class ButtonSpringLoading: UISpringLoadedInteraction {
    init() {
        super.init(interactionBehavior: EnabledOnly(), interactionEffect: nil) { interaction, _ in
            (interaction.view as? UIButton)?.sendActions(for: .touchUpInside)
        }
    }

    private final class EnabledOnly: NSObject, UISpringLoadedInteractionBehavior {
        func shouldAllow(
            _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
        ) -> Bool { (interaction.view as? UIButton)?.isEnabled ?? false }
    }
}
