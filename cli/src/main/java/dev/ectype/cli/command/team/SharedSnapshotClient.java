package dev.ectype.cli.command.team;

import dev.ectype.cli.command.base.ServiceVerbCommand;
import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.service.GzipFiles;
import dev.ectype.cli.service.QueryPath;
import dev.ectype.cli.service.ResponseMembers;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.ProgressLine;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.runtime.client.Snapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds, pushes and fetches shared snapshots of a control plane and verifies their hashes. */
final class SharedSnapshotClient {
    private final ServiceClient client;

    SharedSnapshotClient(ServiceClient client) {
        this.client = client;
    }

    /** Lists the metadata of all versions, newest first. */
    List<JsonObject> list(@Nullable String project) throws ControlPlaneException {
        return ServiceVerbCommand.listAll(client, new QueryPath("/v1/snapshots").with("project", project));
    }

    /** Returns the metadata of a version. */
    JsonObject find(SharedSnapshotName name) throws ControlPlaneException {
        JsonObject page = client.get(new QueryPath("/v1/snapshots")
                .with("project", name.project())
                .with("name", name.name())
                .with("version", name.version())
                .with("limit", "1")
                .path());
        return ResponseMembers.objects(page, "items").stream()
                .findFirst()
                .orElseThrow(() -> CommandFailure.usage(
                        "no shared snapshot has the name " + name,
                        "`ectype snapshot list --remote` lists the shared snapshots."));
    }

    /** Downloads a version into a file and returns its metadata. Deletes the file if its hash differs from the pushed one. */
    JsonObject fetch(SharedSnapshotName name, Path file, ProgressLine progress)
            throws ControlPlaneException, IOException {
        progress.stage("find");
        JsonObject metadata = find(name);
        progress.stage("download");
        String id = ResponseMembers.display(metadata, "id");
        client.download(
                "/v1/snapshots/" + QueryPath.encode(id) + "/content", file, ResponseMembers.number(metadata, "size"));
        progress.stage("check");
        String hash = GzipFiles.sha256(file);
        if (!hash.equals(ResponseMembers.text(metadata, "sha256"))) {
            throw broken(
                    name,
                    "its SHA-256 is " + hash + ", and " + ResponseMembers.display(metadata, "sha256") + " was pushed");
        }
        Snapshot snapshot = Snapshot.read(file);
        JsonObject api = ResponseMembers.object(metadata, "api");
        if (!snapshot.api().name().equals(ResponseMembers.text(api, "name"))
                || !snapshot.api().hash().equals(ResponseMembers.text(api, "hash"))) {
            throw broken(
                    name,
                    "it belongs to " + snapshot.api() + ", but the service reports "
                            + ResponseMembers.display(api, "name"));
        }
        return metadata;
    }

    private static CommandFailure broken(SharedSnapshotName name, String why) {
        return new CommandFailure(
                ExitCode.ENVIRONMENT,
                "the downloaded content is not the snapshot " + name + ": " + why,
                "Nothing was changed; pull it again, and inform the operator if the error remains.");
    }

    /** Pushes the content of a file and returns the response of the service. */
    ServiceClient.Posted push(
            SharedSnapshotName name, Path file, @Nullable Integer expected, boolean force, ProgressLine progress)
            throws ControlPlaneException, IOException {
        progress.stage("pack");
        Path packed = Files.createTempFile("ectype-push", ".json.gz");
        try {
            String sha256 = GzipFiles.pack(file, packed);
            progress.stage("upload");
            return client.postPacked(
                    new QueryPath("/v1/projects/" + QueryPath.encode(name.project()) + "/snapshots")
                            .with("name", name.name())
                            .with("sha256", sha256)
                            .with("expectedVersion", expected == null ? null : expected.toString())
                            .with("force", force ? "true" : null)
                            .path(),
                    packed);
        } catch (ControlPlaneException exception) {
            throw conflict(name, exception);
        } finally {
            Files.deleteIfExists(packed);
        }
    }

    /** Adds to a version conflict the commands that handle the existing version. */
    private static ControlPlaneException conflict(SharedSnapshotName name, ControlPlaneException exception) {
        JsonObject current = ResponseMembers.object(exception.details(), "current");
        if (exception.status() == 409 && !current.members().isEmpty()) {
            CommandFailure failure = exception.failure();
            throw new CommandFailure(
                    failure.code(),
                    failure.message(),
                    "`ectype snapshot pull " + name.project() + "/" + name.name() + "@"
                            + ResponseMembers.display(current, "version")
                            + "` pulls that version; --force is for snapshots of another API.");
        }
        return exception;
    }
}
