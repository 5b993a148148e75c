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
 * Stores the profiles of a user in {@code credentials.json}, readable by its owner only. The file is separate from {@code config.yaml},
 * which users edit and share.
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

    /** Reads the profiles of the user and rejects a file that others may read, because its keys are no longer secret. */
    public static Profiles of(Terminal terminal, Path folder) {
        Path file = folder.resolve(FILE);
        try {
            String others = readableByOthers(file);
            if (others != null) {
                throw new CommandFailure(
                        ExitCode.ENVIRONMENT,
                        file + " contains keys and can be read by other users (" + others + ")",
                        "Restrict it with `chmod 600 " + file + "`, and rotate the keys in it.");
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
        // The content may be a key, so the message does not quote it.
        return broken instanceof IOException ? String.valueOf(broken.getMessage()) : "its content is damaged";
    }

    /** Returns the permissions of a file that other users may read, or null if there are none. */
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

    /** Returns the name of the current profile. */
    public String current() {
        return current;
    }

    public Map<String, Profile> all() {
        return new LinkedHashMap<>(profiles);
    }

    public Optional<Profile> find(String name) {
        return Optional.ofNullable(profiles.get(name));
    }

    /** Returns a copy with a new or changed profile. */
    public Profiles with(Profile profile) {
        Map<String, Profile> changed = all();
        changed.put(profile.name(), profile);
        return new Profiles(file, current, changed);
    }

    /** Returns a copy without a profile. */
    public Profiles without(String name) {
        Map<String, Profile> changed = all();
        changed.remove(name);
        return new Profiles(file, current.equals(name) ? Profile.DEFAULT_NAME : current, changed);
    }

    /** Returns a copy with another current profile. */
    public Profiles withCurrent(String name) {
        return new Profiles(file, name, all());
    }

    /** Writes the file atomically, readable by its owner only. */
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
                    "Set ECTYPE_CONFIG_DIR to another folder.");
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
