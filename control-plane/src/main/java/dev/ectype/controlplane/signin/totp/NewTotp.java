package dev.ectype.controlplane.signin.totp;

import io.swagger.v3.oas.annotations.media.Schema;

/** Represents the secret of an authenticator app before its confirmation. */
public record NewTotp(
        @Schema(description = "The secret in base 32, for entry by hand.", example = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP")
        String secret,

        @Schema(
                description = "The content of the QR code.",
                example =
                        "otpauth://totp/Ectype:ada%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Ectype")
        String uri) {
    /** Omits the secret. */
    @Override
    public String toString() {
        return "NewTotp";
    }
}
