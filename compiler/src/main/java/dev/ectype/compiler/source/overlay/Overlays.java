package dev.ectype.compiler.source.overlay;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.tree.TextNode;
import java.util.BitSet;
import java.util.List;

/** Applies overlays to the descriptions of one compilation. */
public final class Overlays {
    private final List<SourceResolver> descriptions;
    private final Diagnostics diagnostics;

    /**
     * Creates the changes of descriptions.
     *
     * @param descriptions the descriptions that are JSON or YAML documents
     */
    public Overlays(List<SourceResolver> descriptions, Diagnostics diagnostics) {
        this.descriptions = List.copyOf(descriptions);
        this.diagnostics = diagnostics;
    }

    /** Reads the overlays and applies one after the other. */
    public void apply(List<SourceResolver> files) {
        for (SourceResolver file : files) {
            SourceDocument document = file.entry();
            Overlay overlay = document == null ? null : new OverlayReader(document, diagnostics).read();
            if (overlay != null) {
                apply(overlay, file);
            }
        }
    }

    private void apply(Overlay overlay, SourceResolver file) {
        if (descriptions.isEmpty()) {
            diagnostics.report(
                    DiagnosticCode.OVERLAY_WITHOUT_TREE,
                    overlay.document().location(overlay.document().root()),
                    "an overlay changes JSON and YAML documents, but the description is written in another language",
                    "Omit the overlay and edit the description; GraphQL schemas can also be given as introspection results.");
            return;
        }
        BitSet effective = new BitSet();
        for (SourceResolver description : extended(overlay, file)) {
            SourceDocument document = description.entry();
            if (document == null) {
                effective.set(0, overlay.actions().size());
            } else {
                description.replaceEntry(new OverlayApplication(overlay, diagnostics).apply(document, effective));
            }
        }
        warnOfUnused(overlay, effective);
    }

    /** Returns the descriptions that the overlay extends, or all if it names none of them. */
    private List<SourceResolver> extended(Overlay overlay, SourceResolver file) {
        TextNode reference = overlay.description();
        if (reference == null) {
            return descriptions;
        }
        List<SourceResolver> named = descriptions.stream()
                .filter(each -> each.isNamedBy(reference.text(), file))
                .toList();
        if (!named.isEmpty()) {
            return named;
        }
        diagnostics.report(
                DiagnosticCode.OVERLAY_OF_OTHER_DESCRIPTION,
                overlay.document().location(reference),
                "the overlay extends \"" + reference.text() + "\", but is applied to \""
                        + descriptions.get(0).name() + "\"",
                "Correct or remove `extends`; a relative reference starts at the folder of the overlay.");
        return descriptions;
    }

    private void warnOfUnused(Overlay overlay, BitSet effective) {
        for (int at = effective.nextClearBit(0); at < overlay.actions().size(); at = effective.nextClearBit(at + 1)) {
            TextNode target = overlay.actions().get(at).target();
            diagnostics.report(
                    DiagnosticCode.UNUSED_ACTION,
                    overlay.document().location(target),
                    "the target selects nothing: " + target.text().strip(),
                    "Correct the target; names are case-sensitive, and paths such as '/pets' need quotes in brackets.");
        }
    }
}
