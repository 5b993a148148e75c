package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** Reads YAML text into nodes: the first document that is not empty. */
final class YamlTreeReader {
    private static final LoadSettings SETTINGS =
            LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build();

    private final String file;
    private final TreeBuilder builder;
    private final Map<String, Subtree> anchors = new LinkedHashMap<>();
    private final Map<Frame, String> openAnchors = new LinkedHashMap<>();

    YamlTreeReader(String file, TreeBuilder builder) {
        this.file = file;
        this.builder = builder;
    }

    @Nullable
    SourceNode read(String text) throws UnreadableDocument {
        try {
            Parser parser = new ParserImpl(SETTINGS, new StreamReader(SETTINGS, text));
            SourceNode root = null;
            while (parser.hasNext() && (root == null || root instanceof NullNode)) {
                root = document(parser);
            }
            warnOfMore(parser);
            return root;
        } catch (YamlEngineException problem) {
            throw YamlErrorConverter.of(problem, file, text);
        }
    }

    private @Nullable SourceNode document(Parser parser) throws UnreadableDocument {
        anchors.clear();
        while (parser.hasNext()) {
            Event event = parser.next();
            if (event.getEventId() == Event.ID.DocumentEnd) {
                return builder.root();
            }
            take(event);
        }
        return null;
    }

    private void warnOfMore(Parser parser) {
        while (parser.hasNext()) {
            Event event = parser.next();
            boolean empty = event instanceof ScalarEvent scalar
                    && scalar.isPlain()
                    && scalar.getValue().isEmpty();
            if (event.getEventId() == Event.ID.DocumentStart && !parser.checkEvent(Event.ID.Scalar)
                    || event instanceof ScalarEvent && !empty) {
                builder.warn(
                        DiagnosticCode.MORE_DOCUMENTS,
                        line(event),
                        column(event),
                        "another YAML document begins here; only the first is read",
                        "Put each document into a separate file.");
                return;
            }
        }
    }

    private void take(Event event) throws UnreadableDocument {
        switch (event.getEventId()) {
            case Scalar -> scalar((ScalarEvent) event);
            case Alias -> alias((AliasEvent) event);
            case MappingStart -> begin(new ObjectFrame(line(event), column(event)), (CollectionStartEvent) event);
            case SequenceStart -> begin(new ArrayFrame(line(event), column(event)), (CollectionStartEvent) event);
            case MappingEnd, SequenceEnd -> end();
            default -> {}
        }
    }

    private void begin(Frame frame, CollectionStartEvent event) throws UnreadableDocument {
        builder.begin(frame);
        event.getAnchor().ifPresent(anchor -> {
            openAnchors.put(frame, anchor.getValue());
            anchors.remove(anchor.getValue());
        });
    }

    private void end() throws UnreadableDocument {
        String anchor = openAnchors.isEmpty() ? null : openAnchors.remove(builder.top());
        Subtree branch = builder.end();
        if (anchor != null) {
            anchors.put(anchor, branch);
        }
    }

    private void scalar(ScalarEvent event) throws UnreadableDocument {
        Optional<String> tag = event.getTag();
        ScalarNode node = YamlScalarResolver.node(event, tag.orElse(null), line(event), column(event));
        event.getAnchor().ifPresent(anchor -> anchors.put(anchor.getValue(), new Subtree(node, 1, 0)));
        if (builder.top() instanceof ObjectFrame object && object.expectsName()) {
            boolean merge = event.isPlain() && tag.isEmpty() && event.getValue().equals("<<");
            object.name(builder.shared(event.getValue()), merge, node.line(), node.column());
        } else {
            builder.scalar(node);
        }
    }

    private void alias(AliasEvent event) throws UnreadableDocument {
        Anchor anchor = event.getAlias();
        Subtree target = anchors.get(anchor.getValue());
        if (target == null) {
            boolean inside = openAnchors.containsValue(anchor.getValue());
            throw YamlErrorConverter.alias(anchor.getValue(), inside, file, line(event), column(event));
        }
        if (target.node() instanceof ScalarNode scalar
                && builder.top() instanceof ObjectFrame object
                && object.expectsName()) {
            object.name(scalar.text(), false, line(event), column(event));
        } else {
            builder.alias(target, line(event), column(event));
        }
    }

    private static int line(Event event) {
        return event.getStartMark().map(Mark::getLine).orElse(0) + 1;
    }

    private static int column(Event event) {
        return event.getStartMark().map(Mark::getColumn).orElse(0) + 1;
    }
}
