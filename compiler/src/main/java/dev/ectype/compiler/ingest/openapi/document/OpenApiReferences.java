package dev.ectype.compiler.ingest.openapi.document;

import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.TextNode;
import org.jspecify.annotations.Nullable;

/** Follows references, wherever a description puts one in the place of a value. */
public final class OpenApiReferences {
    private final SourceResolver sources;
    private final OpenApiFindings findings;
    private final boolean siblingsCount;

    /** Since version 3.1 of the format, what stands beside the reference of a schema holds too. */
    public OpenApiReferences(SourceResolver sources, OpenApiFindings findings, boolean siblingsCount) {
        this.sources = sources;
        this.findings = findings;
        this.siblingsCount = siblingsCount;
    }

    public OpenApiFindings findings() {
        return findings;
    }

    public boolean siblingsCount() {
        return siblingsCount;
    }

    public static boolean isReference(LocatedNode place) {
        return SourceResolver.isReference(place.node());
    }

    /** The value itself, or what it refers to in the end; null when that is nothing, which is then reported. */
    @Nullable
    public LocatedNode follow(LocatedNode place) {
        return isReference(place) ? sources.resolve(place) : place;
    }

    /** What a value with a reference refers to, be it another such value; null when that is nothing. */
    @Nullable
    public LocatedNode target(LocatedNode place) {
        String field = refers(place, "$ref") ? "$ref" : "$dynamicRef";
        String reference =
                refers(place, field) && place.node() instanceof ObjectNode object ? object.text(field) : null;
        return reference == null ? null : sources.next(place, reference);
    }

    /** Whether a schema refers to another, be it one that others may put something else in the place of. */
    public static boolean isSchemaReference(LocatedNode place) {
        return isReference(place) || refers(place, "$dynamicRef");
    }

    private static boolean refers(LocatedNode place, String field) {
        return place.node() instanceof ObjectNode object && object.member(field) instanceof TextNode;
    }

    /** What a reference in the text of a value leads to. */
    @Nullable
    public LocatedNode target(LocatedNode place, String reference) {
        return sources.next(place, reference);
    }
}
