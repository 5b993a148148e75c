package dev.ectype.controlplane.snapshot;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** Reads the members of some instances of a snapshot. It holds the members of these instances only, and no long values. */
final class InstanceValues {
    private static final int MOST_MEMBERS = 50;
    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .build();

    private final Set<Place> wanted;
    private final Map<Place, Map<String, String>> found = new HashMap<>();

    private InstanceValues(Set<Place> wanted) {
        this.wanted = wanted;
    }

    /** Returns the members of different instances before and after. */
    static List<ComparedInstance> of(
            List<SnapshotDiff.Moved> moved, SnapshotComparison.Source from, SnapshotComparison.Source to)
            throws IOException {
        Set<Place> wanted = moved.stream().map(Place::of).collect(Collectors.toSet());
        Map<Place, Map<String, String>> before = read(from, wanted);
        Map<Place, Map<String, String>> after = read(to, wanted);
        List<ComparedInstance> instances = new ArrayList<>();
        for (SnapshotDiff.Moved each : moved) {
            Map<String, String> old = before.getOrDefault(Place.of(each), Map.of());
            Map<String, String> now = after.getOrDefault(Place.of(each), Map.of());
            List<ComparedInstance.Member> members = each.members().stream()
                    .limit(MOST_MEMBERS)
                    .map(name -> new ComparedInstance.Member(name, old.get(name), now.get(name)))
                    .toList();
            instances.add(new ComparedInstance(each, members, each.members().size() - members.size()));
        }
        return instances;
    }

    private static Map<Place, Map<String, String>> read(SnapshotComparison.Source source, Set<Place> wanted)
            throws IOException {
        InstanceValues values = new InstanceValues(wanted);
        try (InputStream packed = source.open()) {
            if (packed != null) {
                values.read(new GZIPInputStream(packed));
            }
        }
        return values.found;
    }

    private void read(InputStream json) {
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), new ShortTexts(json))) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean resources = parser.currentName().equals("resources");
                parser.nextToken();
                if (resources) {
                    resources(parser);
                } else {
                    parser.skipChildren();
                }
            }
        } catch (JacksonException broken) {
            throw new ServiceException(
                    ErrorCode.INTERNAL, "The content of this snapshot is damaged; inform the operator.");
        }
    }

    private void resources(JsonParser parser) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String resource = parser.currentName();
            if (parser.nextToken() != JsonToken.START_ARRAY) {
                parser.skipChildren();
                continue;
            }
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                instance(resource, parser);
            }
        }
    }

    private void instance(String resource, JsonParser parser) {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            parser.skipChildren();
            return;
        }
        String id = null;
        Map<String, String> members = Map.of();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            JsonToken value = parser.nextToken();
            boolean isNeeded = id == null || wanted.contains(new Place(resource, id));
            if (name.equals("document") && value == JsonToken.START_OBJECT && isNeeded) {
                members = document(parser);
            } else if (name.equals("id") && value.isScalarValue() && value != JsonToken.VALUE_NULL) {
                id = parser.getString();
            } else {
                parser.skipChildren();
            }
        }
        Place place = new Place(resource, id == null ? "" : id);
        if (wanted.contains(place)) {
            found.put(place, members);
        }
    }

    private static Map<String, String> document(JsonParser parser) {
        ComparisonMemory memory = new ComparisonMemory();
        Map<String, String> members = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            CutText text = new CutText();
            try (JsonGenerator out = MAPPER.createGenerator(text)) {
                out.copyCurrentStructure(parser);
            }
            memory.take(name + text);
            members.put(name, text.toString());
        }
        return members;
    }

    private record Place(String resource, String id) {
        static Place of(SnapshotDiff.Moved moved) {
            return new Place(moved.resource(), moved.id());
        }
    }
}
