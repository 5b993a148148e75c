package dev.ectype.compiler.source.overlay;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.query.PathQuery;
import dev.ectype.compiler.source.query.QuerySyntaxError;
import dev.ectype.compiler.source.tree.ArrayNode;
import dev.ectype.compiler.source.tree.BooleanNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads an overlay from its document and reports its errors. */
final class OverlayReader {
    private static final Pattern VERSION = Pattern.compile("1\\.[0-9]{1,9}(\\.[0-9]{1,9})?(-.*)?");
    private static final List<String> MEMBERS = List.of("overlay", "info", "extends", "actions");
    private static final List<String> ACTION_MEMBERS = List.of("target", "description", "update", "remove", "copy");

    private final SourceDocument document;
    private final Diagnostics diagnostics;

    OverlayReader(SourceDocument document, Diagnostics diagnostics) {
        this.document = document;
        this.diagnostics = diagnostics;
    }

    /** Returns the overlay, or null after reporting an error. */
    @Nullable
    Overlay read() {
        if (!(document.root() instanceof ObjectNode root) || !root.has("overlay")) {
            refuse(
                    document.root(),
                    "the file is not an overlay: its root has no member \"overlay\"",
                    "Begin the file with `overlay: 1.0.0`.");
            return null;
        }
        String version = root.text("overlay");
        if (version == null || !VERSION.matcher(version).matches()) {
            refuse(
                    root.member("overlay"),
                    "the overlay has the version \"" + version + "\", but 1.x is supported",
                    "Convert the overlay to `overlay: 1.0.0`.");
            return null;
        }
        warnOfUnknown(root, MEMBERS);
        checkHead(root);
        List<OverlayAction> actions = actions(root);
        TextNode description = root.member("extends") instanceof TextNode text ? text : null;
        return actions == null ? null : new Overlay(document, description, !version.startsWith("1.0"), actions);
    }

    private void checkHead(ObjectNode root) {
        ObjectNode info = root.object("info");
        if (info == null || info.text("title") == null || info.text("version") == null) {
            SourceNode place = root.member("info");
            warn(
                    place == null ? root : place,
                    "an overlay needs `info` with a title and a version",
                    "Write for example `info: {title: Corrections, version: 1.0.0}`.");
        }
        SourceNode description = root.member("extends");
        if (description != null && !(description instanceof TextNode)) {
            warn(description, "`extends` is not a reference", "Write the path or the URL of a description.");
        }
    }

    private @Nullable List<OverlayAction> actions(ObjectNode root) {
        ArrayNode listed = root.array("actions");
        if (listed == null || listed.elements().isEmpty()) {
            SourceNode place = root.member("actions");
            refuse(
                    place == null ? root : place,
                    "an overlay needs a list of `actions`",
                    "Add at least one action with a `target` and an `update` or `remove: true`.");
            return null;
        }
        List<OverlayAction> actions = new ArrayList<>();
        boolean valid = true;
        for (SourceNode each : listed.elements()) {
            OverlayAction action = action(each);
            valid &= action != null;
            if (action != null) {
                actions.add(action);
            }
        }
        return valid ? actions : null;
    }

    private @Nullable OverlayAction action(SourceNode node) {
        if (!(node instanceof ObjectNode action) || !(action.member("target") instanceof TextNode target)) {
            refuse(node, "an action needs a `target`", "Write a JSONPath query such as `target: $.info`.");
            return null;
        }
        SourceNode removal = action.member("remove");
        if (removal != null && !(removal instanceof BooleanNode)) {
            refuse(removal, "`remove` is not a boolean", "Write `remove: true`.");
            return null;
        }
        SourceNode copy = action.member("copy");
        if (copy != null) {
            refuse(copy, "`copy` is not supported", "Write the value as an `update`.");
            return null;
        }
        warnOfUnknown(action, ACTION_MEMBERS);
        SourceNode update = action.member("update");
        if (update == null && !action.isTrue("remove")) {
            warn(action, "the action changes nothing", "Add an `update`, or `remove: true`.");
        }
        PathQuery query = query(target);
        return query == null ? null : new OverlayAction(target, query, update, action.isTrue("remove"));
    }

    private @Nullable PathQuery query(TextNode target) {
        // YAML ends a block scalar with a line feed, which is no part of the query.
        String text = target.text().endsWith("\n")
                ? target.text().substring(0, target.text().length() - 1)
                : target.text();
        try {
            return PathQuery.parse(text);
        } catch (QuerySyntaxError wrong) {
            int character = text.codePointCount(0, Math.min(wrong.offset(), text.length())) + 1;
            diagnostics.report(
                    DiagnosticCode.INVALID_TARGET,
                    document.location(target),
                    "the target is no JSONPath query: " + wrong.message() + " at character " + character,
                    "Write a query as in RFC 9535, such as $.paths['/pets'].get or $..[?@.deprecated == true].");
            return null;
        }
    }

    private void warnOfUnknown(ObjectNode object, List<String> known) {
        for (ObjectEntry entry : object.entries()) {
            if (!known.contains(entry.name()) && !entry.name().startsWith("x-")) {
                diagnostics.report(
                        DiagnosticCode.UNEXPECTED_VALUE,
                        document.location(entry),
                        "unknown member \"" + entry.name() + "\" of an overlay",
                        "The members here are " + String.join(", ", known) + ".");
            }
        }
    }

    private void warn(SourceNode node, String message, String hint) {
        diagnostics.report(DiagnosticCode.UNEXPECTED_VALUE, document.location(node), message, hint);
    }

    private void refuse(@Nullable SourceNode node, String message, String hint) {
        SourceNode place = node == null ? document.root() : node;
        diagnostics.report(DiagnosticCode.MALFORMED_OVERLAY, document.location(place), message, hint);
    }
}
