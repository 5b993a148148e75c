package dev.ectype.launcher.jar;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.binding.ChannelMessage;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Pattern;

/**
 * Describes a module of the runtime as its own properties file does: the file lies in the artifact at {@code
 * META-INF/ectype/artifacts/NAME.properties}.
 *
 * @param files matches the paths of all files of the artifact and its libraries
 * @param markers one path in the artifact itself and in each jar of its libraries
 * @param requires the names of the artifacts that this one needs
 */
record RuntimeArtifact(Pattern files, List<String> markers, List<String> requires) {
    private static final String FOLDER = "META-INF/ectype/artifacts/";

    RuntimeArtifact {
        markers = List.copyOf(markers);
        requires = List.copyOf(requires);
    }

    /** Returns the artifacts that the emulator of an API needs, with all that they require. */
    static List<RuntimeArtifact> neededBy(ApiModel model, ClassLoader loader) throws IOException {
        List<String> names = new ArrayList<>(List.of("ectype-runtime"));
        if (model.endpoints().stream().anyMatch(endpoint -> endpoint.binding() instanceof ChannelMessage)) {
            names.add("ectype-channel");
        }
        if (model.api().graphQl() != null) {
            names.add("ectype-graphql");
        }
        if (model.api().protobuf() != null) {
            names.add("ectype-grpc");
        }
        Map<String, RuntimeArtifact> artifacts = new LinkedHashMap<>();
        for (String name : names) {
            add(artifacts, name, loader);
        }
        return List.copyOf(artifacts.values());
    }

    private static void add(Map<String, RuntimeArtifact> artifacts, String name, ClassLoader loader)
            throws IOException {
        if (!artifacts.containsKey(name)) {
            RuntimeArtifact artifact = read(name, loader);
            artifacts.put(name, artifact);
            for (String required : artifact.requires()) {
                add(artifacts, required, loader);
            }
        }
    }

    private static RuntimeArtifact read(String name, ClassLoader loader) throws IOException {
        String path = FOLDER + name + ".properties";
        URL file = loader.getResource(path);
        if (file == null) {
            throw new IOException("the class path has no " + path + ", expected the artifact dev.ectype:" + name);
        }
        Properties properties = new Properties();
        try (InputStream stream = file.openStream()) {
            properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        }
        List<String> markers = new ArrayList<>(names(properties, "libraries"));
        markers.add(path);
        return new RuntimeArtifact(
                Pattern.compile(properties.getProperty("files")), markers, names(properties, "requires"));
    }

    private static List<String> names(Properties properties, String key) {
        String value = properties.getProperty(key, "");
        return value.isEmpty() ? List.of() : Arrays.asList(value.split(","));
    }

    /** Reports whether a file belongs to the artifact or its libraries. */
    boolean has(String path) {
        return files.matcher(path).matches();
    }
}
