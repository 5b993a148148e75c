package dev.ectype.compiler.ingest.document;

import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.TextNode;
import org.jspecify.annotations.Nullable;

/** Follows references wherever a description uses one instead of a value. */
public final class DescriptionReferences {
    private final SourceResolver sources;
    private final DescriptionFindings findings;
    private final boolean siblingsCount;

    /** Creates the resolver. Since OpenAPI 3.1 the siblings of a schema's reference count too. */
    public DescriptionReferences(SourceResolver sources, DescriptionFindings findings, boolean siblingsCount) {
        this.sources = sources;
        this.findings = findings;
        this.siblingsCount = siblingsCount;
    }

    public DescriptionFindings findings() {
        return findings;
    }

    public boolean siblingsCount() {
        return siblingsCount;
    }

    public static boolean isReference(LocatedNode place) {
        return SourceResolver.isReference(place.node());
    }

    /** Returns the value itself or the final target of its reference, or null after reporting a missing target. */
    @Nullable
    public LocatedNode follow(LocatedNode place) {
        return isReference(place) ? sources.resolve(place) : place;
    }

    /** Returns the direct target of a value's reference, or null if there is none. */
    @Nullable
    public LocatedNode target(LocatedNode place) {
        String field = refers(place, "$ref") ? "$ref" : "$dynamicRef";
        String reference =
                refers(place, field) && place.node() instanceof ObjectNode object ? object.text(field) : null;
        return reference == null ? null : sources.next(place, reference);
    }

    /** Returns whether a schema is a reference, static or dynamic. */
    public static boolean isSchemaReference(LocatedNode place) {
        return isReference(place) || refers(place, "$dynamicRef");
    }

    private static boolean refers(LocatedNode place, String field) {
        return place.node() instanceof ObjectNode object && object.member(field) instanceof TextNode;
    }

    /** Returns the target of a reference in the text of a value. */
    @Nullable
    public LocatedNode target(LocatedNode place, String reference) {
        return sources.next(place, reference);
    }
}
