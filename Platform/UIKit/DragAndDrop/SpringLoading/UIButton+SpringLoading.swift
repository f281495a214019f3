extension UIButton: UISpringLoadedInteractionSupporting {
    final var springLoads: Bool {
        get { springLoading != nil }
        set {
            guard newValue != springLoads else { return }
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

/// The interaction that `isSpringLoaded` adds, as opposed to those that an app adds.
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
