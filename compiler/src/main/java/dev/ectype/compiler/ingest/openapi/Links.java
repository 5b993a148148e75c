package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.source.Located;
import dev.ectype.compiler.source.ObjectNode;
import dev.ectype.compiler.source.Sources;
import dev.ectype.compiler.source.TextNode;
import org.jspecify.annotations.Nullable;

/** Follows references, wherever a description puts one in the place of a value. */
final class Links {
    private final Sources sources;
    private final Findings findings;
    private final boolean siblingsCount;

    /** Since version 3.1 of the format, what stands beside the reference of a schema holds too. */
    Links(Sources sources, Findings findings, boolean siblingsCount) {
        this.sources = sources;
        this.findings = findings;
        this.siblingsCount = siblingsCount;
    }

    Findings findings() {
        return findings;
    }

    boolean siblingsCount() {
        return siblingsCount;
    }

    static boolean isReference(Located place) {
        return Sources.isReference(place.node());
    }

    /** The value itself, or what it refers to in the end; null when that is nothing, which is then reported. */
    @Nullable
    Located follow(Located place) {
        return isReference(place) ? sources.resolve(place) : place;
    }

    /** What a value with a reference refers to, be it another such value; null when that is nothing. */
    @Nullable
    Located target(Located place) {
        String field = refers(place, "$ref") ? "$ref" : "$dynamicRef";
        String reference =
                refers(place, field) && place.node() instanceof ObjectNode object ? object.text(field) : null;
        return reference == null ? null : sources.next(place, reference);
    }

    /** Whether a schema refers to another, be it one that others may put something else in the place of. */
    static boolean isSchemaReference(Located place) {
        return isReference(place) || refers(place, "$dynamicRef");
    }

    private static boolean refers(Located place, String field) {
        return place.node() instanceof ObjectNode object && object.member(field) instanceof TextNode;
    }

    /** What a reference in the text of a value leads to. */
    @Nullable
    Located target(Located place, String reference) {
        return sources.next(place, reference);
    }
}
