package dev.ectype.controlplane.platform.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class StorageSettingsTest {
    @Test
    void placeInS3IsABucketAndAPrefix() {
        assertThat(S3Address.parse("s3://team-files", "eu-west-1", null, false))
                .isEqualTo(new S3Address("team-files", "", "eu-west-1", null, false));
        assertThat(S3Address.parse("s3://team-files/ectype/live//", "eu-west-1", null, true)
                        .prefix())
                .isEqualTo("ectype/live/");
    }

    @Test
    void absolutePathIsAFolder() {
        assertThat(settings("/srv/ectype").folder()).hasValue(Path.of("/srv/ectype"));
        assertThat(settings("/srv/ectype").bucket()).isEmpty();
        assertThat(settings("s3://team-files").folder()).isEmpty();
    }

    @Test
    void whatIsNoPlaceIsRefused() {
        for (String text :
                List.of("", "s3://", "s3://A", "s3://a", "s3:/bucket", "http://bucket", "s3://bucket/ü", "folder")) {
            assertThatThrownBy(() -> settings(text).bucket()).as(text).hasMessageContaining("s3://bucket/prefix");
        }
    }

    private static StorageSettings settings(String storage) {
        return new StorageSettings(storage, null, "us-east-1", false);
    }
}
