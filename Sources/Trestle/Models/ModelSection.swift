/// A section of models that describe their own rows.
public struct ModelSection<Model: RowModel> {
    /// The id of the section.
    public let id: AnyHashable
    /// The header above the models: a ``Title`` or any other header component.
    public let header: (any HeaderFooterComponent)?
    /// The models, in order.
    public var models: [Model]

    /// Creates a section of models.
    public init(id: some Hashable, header: (any HeaderFooterComponent)? = nil, models: [Model]) {
        self.id = AnyHashable(id)
        self.header = header
        self.models = models
    }
}
