package dev.ectype.compiler.ingest.protobuf;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.SourceCodeInfo.Location;
import dev.ectype.compiler.diagnostic.SourceLocation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Holds the locations and comments of the elements of files. */
final class Documentation {
    private final Map<String, Map<List<Integer>, Location>> locations = new LinkedHashMap<>();
    private final Map<String, String> displayNames;

    /**
     * Reads the locations of files.
     *
     *
     * @param displayNames the display names by import path
     */
    Documentation(List<FileDescriptorProto> files, Map<String, String> displayNames) {
        this.displayNames = new LinkedHashMap<>(displayNames);
        for (FileDescriptorProto file : files) {
            Map<List<Integer>, Location> parts = new LinkedHashMap<>();
            file.getSourceCodeInfo().getLocationList().forEach(part -> parts.putIfAbsent(part.getPathList(), part));
            locations.put(file.getName(), parts);
        }
    }

    /** Returns the leading comment of an element, else its trailing comment, or null. */
    @Nullable
    String of(FileDescriptorProto file, List<Integer> path) {
        Location location = at(file, path);
        if (location == null) {
            return null;
        }
        String written = location.getLeadingComments().isBlank()
                ? location.getTrailingComments()
                : location.getLeadingComments();
        String text = written.lines()
                .map(String::strip)
                .collect(Collectors.joining("\n"))
                .strip();
        return text.isEmpty() ? null : text;
    }

    SourceLocation place(FileDescriptorProto file, List<Integer> path) {
        String name = displayNames.getOrDefault(file.getName(), file.getName());
        Location location = at(file, path);
        return location == null
                ? SourceLocation.startOf(name)
                : new SourceLocation(name, location.getSpan(0) + 1, location.getSpan(1) + 1);
    }

    private @Nullable Location at(FileDescriptorProto file, List<Integer> path) {
        Map<List<Integer>, Location> parts = locations.get(file.getName());
        return parts == null ? null : parts.get(path);
    }
}
