package dev.ectype.cli.service;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.json.MalformedJson;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The profiles of a user, in a file of their own that nobody else may read: {@code credentials.json} beside {@code config.yaml}, which
 * people write by hand and show to others.
 */
public final class Profiles {
    private static final String FILE = "credentials.json";

    private final Path file;
    private final String current;
    private final Map<String, Profile> profiles;

    private Profiles(Path file, String current, Map<String, Profile> profiles) {
        this.file = file;
        this.current = current;
        this.profiles = profiles;
    }

    /** Reads those of the user; a file that others may read is refused, because its keys are no secret any more. */
    public static Profiles of(Terminal terminal, Path folder) {
        Path file = folder.resolve(FILE);
        try {
            String others = readableByOthers(file);
            if (others != null) {
                throw new CommandFailure(
                        ExitCode.ENVIRONMENT,
                        file + " holds keys and can be read by others (" + others + ")",
                        "Close it with `chmod 600 " + file + "`, and rotate the keys in it.");
            }
            return read(file, Files.readAllBytes(file));
        } catch (NoSuchFileException none) {
            return new Profiles(file, Profile.DEFAULT_NAME, new LinkedHashMap<>());
        } catch (IOException | MalformedJson | IllegalArgumentException broken) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    file + " cannot be read: " + reason(broken),
                    "Remove it, and sign in again with `ectype login`.");
        }
    }

    private static String reason(Exception broken) {
        // What is in the file may be a key, so a fault of its content is not shown.
        return broken instanceof IOException ? String.valueOf(broken.getMessage()) : "it is not what was written";
    }

    /** The rights of a file that others than its owner may read; null where there are none such. */
    public static @Nullable String readableByOthers(Path file) throws IOException {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return null;
        }
        Set<PosixFilePermission> rights = Files.getPosixFilePermissions(file);
        boolean open = rights.stream().anyMatch(right -> !right.name().startsWith("OWNER"));
        return open ? PosixFilePermissions.toString(rights) : null;
    }

    private static Profiles read(Path file, byte[] bytes) {
        if (!(JsonReader.read(bytes) instanceof JsonObject root)) {
            throw new IllegalArgumentException("no object");
        }
        Map<String, Profile> profiles = new LinkedHashMap<>();
        if (root.member("profiles") instanceof JsonObject each) {
            each.members().forEach((name, value) -> profiles.put(name, profile(name, value)));
        }
        String current = ResponseMembers.text(root, "current");
        return new Profiles(file, current == null ? Profile.DEFAULT_NAME : current, profiles);
    }

    private static Profile profile(String name, JsonValue value) {
        String url = value instanceof JsonObject object ? ResponseMembers.text(object, "url") : null;
        if (url == null || !name.matches(Profile.FORM)) {
            throw new IllegalArgumentException("no profile");
        }
        return new Profile(name, URI.create(url), ResponseMembers.text((JsonObject) value, "key"));
    }

    public Path file() {
        return file;
    }

    /** The name of the one that is taken where nothing else is said. */
    public String current() {
        return current;
    }

    public Map<String, Profile> all() {
        return new LinkedHashMap<>(profiles);
    }

    public Optional<Profile> find(String name) {
        return Optional.ofNullable(profiles.get(name));
    }

    /** These with another or a changed one. */
    public Profiles with(Profile profile) {
        Map<String, Profile> changed = all();
        changed.put(profile.name(), profile);
        return new Profiles(file, current, changed);
    }

    /** These without one. */
    public Profiles without(String name) {
        Map<String, Profile> changed = all();
        changed.remove(name);
        return new Profiles(file, current.equals(name) ? Profile.DEFAULT_NAME : current, changed);
    }

    /** These, of which another is taken where nothing else is said. */
    public Profiles withCurrent(String name) {
        return new Profiles(file, name, all());
    }

    /** Writes them, at once or not at all, for their owner only. */
    public void write() {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder == null) {
                throw new IOException(file + " is in no folder");
            }
            Files.createDirectories(folder);
            Path beside = Files.createTempFile(folder, FILE, ".tmp");
            try {
                if (beside.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                    Files.setPosixFilePermissions(beside, PosixFilePermissions.fromString("rw-------"));
                }
                Files.writeString(beside, json() + "\n", StandardCharsets.UTF_8);
                Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException refused) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    file + " cannot be written: " + refused.getMessage(),
                    "ECTYPE_CONFIG_DIR names another folder.");
        }
    }

    private String json() {
        JsonObject.Builder each = JsonObject.builder();
        profiles.forEach((name, profile) -> {
            JsonObject.Builder one =
                    JsonObject.builder().put("url", profile.address().toString());
            String key = profile.key();
            each.put(name, (key == null ? one : one.put("key", new JsonText(key))).build());
        });
        return JsonPrinter.compact(JsonObject.builder()
                .put("current", current)
                .put("profiles", each.build())
                .build());
    }
}
