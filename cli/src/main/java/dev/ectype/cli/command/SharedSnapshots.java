package dev.ectype.cli.command;

import dev.ectype.cli.service.Answer;
import dev.ectype.cli.service.Packed;
import dev.ectype.cli.service.Query;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.service.ServiceFault;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.Progress;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.runtime.client.Snapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The snapshots that a team shares in a control plane: found by name, sent and fetched, and held against what is known of them. */
final class SharedSnapshots {
    private final ServiceClient client;

    SharedSnapshots(ServiceClient client) {
        this.client = client;
    }

    /** What lists tell of all versions, newest first. */
    List<JsonObject> list(@Nullable String project) throws ServiceFault {
        return ServiceVerbCommand.all(client, new Query("/v1/snapshots").with("project", project));
    }

    /** What is known of a version. */
    JsonObject find(RemoteName name) throws ServiceFault {
        JsonObject page = client.get(new Query("/v1/snapshots")
                .with("project", name.project())
                .with("name", name.name())
                .with("version", name.version())
                .with("limit", "1")
                .path());
        return Answer.each(page, "items").stream()
                .findFirst()
                .orElseThrow(() -> Failure.usage(
                        "there is no shared snapshot " + name,
                        "`ectype snapshot list --remote` lists those that are."));
    }

    /** Fetches a version into a file, and gives what is known of it; what is not what was pushed is not kept. */
    JsonObject fetch(RemoteName name, Path file, Progress progress) throws ServiceFault, IOException {
        progress.stage("find");
        JsonObject known = find(name);
        progress.stage("download");
        String id = Answer.shown(known, "id");
        client.download("/v1/snapshots/" + Query.step(id) + "/content", file, Answer.number(known, "size"));
        progress.stage("check");
        String hash = Packed.sha256(file);
        if (!hash.equals(Answer.text(known, "sha256"))) {
            throw broken(name, "its SHA-256 is " + hash + ", and " + Answer.shown(known, "sha256") + " was pushed");
        }
        Snapshot snapshot = Snapshot.read(file);
        JsonObject api = Answer.part(known, "api");
        if (!snapshot.api().name().equals(Answer.text(api, "name"))
                || !snapshot.api().hash().equals(Answer.text(api, "hash"))) {
            throw broken(
                    name, "it is of " + snapshot.api() + ", and the service tells of " + Answer.shown(api, "name"));
        }
        return known;
    }

    private static Failure broken(RemoteName name, String why) {
        return new Failure(
                ExitCode.ENVIRONMENT,
                "what came is not the snapshot " + name + ": " + why,
                "Nothing was changed; pull it again, and tell the operator if that does not help.");
    }

    /** Pushes what a file holds; gives what has become of it. */
    ServiceClient.Posted push(RemoteName name, Path file, @Nullable Integer expected, boolean force, Progress progress)
            throws ServiceFault, IOException {
        progress.stage("pack");
        Path packed = Files.createTempFile("ectype-push", ".json.gz");
        try {
            String sha256 = Packed.pack(file, packed);
            progress.stage("upload");
            return client.postPacked(
                    new Query("/v1/projects/" + Query.step(name.project()) + "/snapshots")
                            .with("name", name.name())
                            .with("sha256", sha256)
                            .with("expectedVersion", expected == null ? null : expected.toString())
                            .with("force", force ? "true" : null)
                            .path(),
                    packed);
        } catch (ServiceFault fault) {
            throw conflict(name, fault);
        } finally {
            Files.deleteIfExists(packed);
        }
    }

    /** Whoever was overtaken is told what to do about the version that is there. */
    private static ServiceFault conflict(RemoteName name, ServiceFault fault) {
        JsonObject current = Answer.part(fault.details(), "current");
        if (fault.status() == 409 && !current.members().isEmpty()) {
            Failure told = fault.failure();
            throw new Failure(
                    told.code(),
                    told.message(),
                    "`ectype snapshot pull " + name.project() + "/" + name.name() + "@"
                            + Answer.shown(current, "version")
                            + "` gets that version; --force is for snapshots of another API.");
        }
        return fault;
    }
}
