import Rewriter

extension Context {
  /// What code of a type and its extensions needs of the main actor, or may need: the first that is known.
  func mainActorNeed(ofType name: String) -> MainActorNeed? {
    let needs = declarations(ofType: name, in: seen).lazy.compactMap { file, declaration in
      let needs = MainActorNeeds(context: file, code: declaration)
      return declaration.children.first { $0.is(.memberBlock) }.flatMap(needs.first)
    }
    return needs.first(where: \.isKnown) ?? needs.first
  }

  /// The declarations of a type and its extensions, each in its file as it was.
  func declarations(ofType name: String) -> [(file: Context, declaration: Node)] {
    declarations(ofType: name, in: asItWas)
  }

  private func declarations(
    ofType name: String, in file: (String) -> Context?,
  ) -> [(file: Context, declaration: Node)] {
    let facts = (project.types[name] ?? []) + project.extensions(of: name)
    return Set(facts.map(\.path)).sorted().compactMap(file).flatMap { file in
      file.tree.nodes.filter { node in
        node.kind.isTypeOrExtension
          && file.enclosingTypeNames(of: node).first.map { file.project.resolve($0) } == name
      }.map { (file, $0) }
    }
  }
}
